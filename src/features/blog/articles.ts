import { type CategoryId, countWords, minutesFor, type WrittenArticle } from '#src/features/blog/article.ts'
import { ariary } from '#src/features/blog/articles/ariary.ts'
import { ouest } from '#src/features/blog/articles/ouest.ts'
import { piste } from '#src/features/blog/articles/piste.ts'
import { rn7 } from '#src/features/blog/articles/rn7.ts'
import { saisons } from '#src/features/blog/articles/saisons.ts'
import { sansReseau } from '#src/features/blog/articles/sans-reseau.ts'

/** `readTime` is in minutes. */
export type Article = WrittenArticle & { words: number; readTime: number }

const written: readonly WrittenArticle[] = [rn7, sansReseau, ouest, piste, saisons, ariary]

/** All articles, newest first. */
export const articles: readonly Article[] = written
  .map((article) => {
    const words = countWords(article.sections)
    return { ...article, words, readTime: minutesFor(words) }
  })
  .toSorted((a, b) => b.date.localeCompare(a.date))

/** The articles of a category, or all. Always includes the one that the URL's hash links to. */
export function articlesOf(category: CategoryId | undefined, linked: string): readonly Article[] {
  return articles.filter((article) => !category || article.category === category || article.id === linked)
}

export function totalReadTime(list: readonly Article[]): number {
  return list.reduce((minutes, { readTime }) => minutes + readTime, 0)
}
