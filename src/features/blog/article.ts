/** In the order of the filter; the `id` is part of the URL. */
export const categories = [
  { id: 'destinations', name: 'Destinations' },
  { id: 'technologie', name: 'Technologie' },
  { id: 'conseils', name: 'Conseils' },
  { id: 'securite', name: 'Sécurité' },
] as const

export type CategoryId = (typeof categories)[number]['id']

export const categoryIds: readonly CategoryId[] = categories.map(({ id }) => id)

export function categoryName(id: CategoryId): string {
  return categories.find((category) => category.id === id)?.name ?? id
}

export type Section = {
  heading?: string
  paragraphs?: readonly string[]
  /** Stages, months or prices to look up. */
  table?: readonly { entry: string; text: string }[]
}

export type WrittenArticle = {
  /** Part of the URL (`/blog#rn7`), so it must not change once published. */
  id: string
  title: string
  excerpt: string
  category: CategoryId
  /** YYYY-MM-DD. */
  date: string
  /** A department, not a person. */
  author: string
  image: { src: string; alt: string; width: number; height: number }
  sections: readonly Section[]
  relatedLinks: readonly { text: string; to: string; hash?: string }[]
}

const wordsPerMinute = 200

export function countWords(sections: readonly Section[]): number {
  const texts = sections.flatMap(({ heading = '', paragraphs = [], table = [] }) => [
    heading,
    ...paragraphs,
    ...table.flatMap(({ entry, text }) => [entry, text]),
  ])
  // Punctuation between spaces, such as a dash, is not a word.
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** At least one minute. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}
