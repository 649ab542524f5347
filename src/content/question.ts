/** A frequent question with its answer. The questions page and the mock assistant both use it. */
export type Question = {
  /** The hash of its URL (`/faq#visa`). Do not change it after publication. */
  id: string
  question: string
  /** Other words that travellers use to ask it. */
  keywords: readonly string[]
  /** Plain text; an empty line separates paragraphs. */
  answer: string
  /** Who can confirm an answer that may be outdated, in French, to follow « auprès de ». */
  checkWith?: string
  /** Slugs of places that illustrate the answer. */
  places?: readonly string[]
  /** Ids of related questions. */
  next: readonly string[]
}

/** The month in which the answers were written. Update it when you revise them. */
export const writtenOn = new Date('2026-11-15T12:00').toLocaleDateString('fr-FR', { month: 'long', year: 'numeric' })

/** Says when an answer that stands alone was written, and who can confirm it. */
export function checkNote(checkWith: string): string {
  return `Écrit en ${writtenOn}\u202f; à vérifier auprès de ${checkWith} avant le départ.`
}
