import type { Section } from '#src/features/blog/article.ts'

/** An unhurried adult, by the figure that most editors count with. */
const wordsPerMinute = 200

export function countWords(sections: readonly Section[]): number {
  const texts = sections.flatMap(({ heading = '', paragraphs, log = [] }) => [
    heading,
    ...paragraphs,
    ...log.flatMap(({ entry, text }) => [entry, text]),
  ])
  // Signs that stand alone, such as the dash of a range or a colon after its space, are no words.
  return texts.join(' ').split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** Whole minutes; nothing is read in none. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}
