/** The themes under which the questions are grouped, in the order in which a traveller meets them. */
export const themes = [
  { id: 'circuits', title: 'Circuits et devis' },
  { id: 'formalites', title: 'Formalités' },
  { id: 'climat', title: 'Saisons et climat' },
  { id: 'sante', title: 'Santé' },
  { id: 'securite', title: 'Sécurité et urgences' },
  { id: 'argent', title: 'Argent' },
  { id: 'transport', title: 'Transports' },
  { id: 'pratique', title: 'Vie pratique' },
  { id: 'nature', title: 'Nature et activités' },
  { id: 'culture', title: 'Culture et table' },
] as const

type ThemeId = (typeof themes)[number]['id']

/** One thing that travellers ask, and what we answer: on the questions page, and by the assistant of the mock. */
export type Question = {
  /** Names the question in addresses (`/faq#visa`): never changed once published. */
  id: string
  theme: ThemeId
  question: string
  /** Other words in which it is asked. */
  keywords: readonly string[]
  /** Plain text; an empty line parts paragraphs. */
  answer: string
  /** With whom to check an answer that may have changed since (`writtenOn`): follows « auprès de ». */
  checkWith?: string
  /** Slugs of places that illustrate the answer. */
  places: readonly string[]
  /** Ids of the questions that come up next. */
  next: readonly string[]
}
