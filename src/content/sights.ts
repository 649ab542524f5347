/** What a traveller may want to see, with the words of the home page's search. `months`: the only ones to see it in. */
export const sights = [
  { id: 'tsingy', label: 'Tsingy' },
  { id: 'baobabs', label: 'Baobabs' },
  { id: 'lemuriens', label: 'Lémuriens' },
  { id: 'baleines', label: 'Baleines', months: [7, 8, 9] },
  { id: 'plages', label: 'Plages et lagons' },
  { id: 'marche', label: 'Randonnées' },
  { id: 'villages', label: 'Villages et artisans' },
  { id: 'fleuves', label: 'Fleuves et canaux' },
] as const
export type SightId = (typeof sights)[number]['id']
