/** The stops of the home page's route, in their order. */
export const sections = [
  { id: 'experiences', label: 'Expériences' },
  { id: 'circuits', label: 'Nos Circuits' },
  { id: 'custom-circuit', label: 'Circuit Personnalisé' },
  { id: 'reservation-form', label: 'Réservation' },
] as const

export type SectionId = (typeof sections)[number]['id']
