/** The four desks under which articles are filed, in the order of the filter; `id` stands in addresses. */
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

/** A part of an article; the first one needs no heading. */
export type Section = {
  heading?: string
  paragraphs: readonly string[]
  /** What one comes back to on the road: stages, months, prices, things not to forget. */
  log?: readonly { entry: string; text: string }[]
}

/** An article as it is written. */
export type WrittenArticle = {
  /** Names the article in addresses (`/blog#rn7`): never changed once published. */
  id: string
  title: string
  excerpt: string
  category: CategoryId
  /** YYYY-MM-DD. */
  date: string
  /** A desk of the provider, not a person. */
  author: string
  image: { src: string; alt: string; width: number; height: number }
  sections: readonly Section[]
  /** Pages of the site that go on from here. */
  further: readonly { text: string; to: string; hash?: string }[]
}
