import MiniSearch from 'minisearch'
import { frenchForms, frenchWords } from '#src/content/french-terms.ts'
import type { Question } from '#src/content/question.ts'

/** How many letters of a word may be wrong. Short words allow none, since one letter makes another word. */
export function maxTypos(word: string): number {
  if (word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}

/**
 * Search as you type, in French as people type it (without accents, inflected, misspelt): matches the last word by its
 * beginning and returns the best matches first. Questions that have only some of the words are returned when none has all
 * of them.
 */
export function createQuestionFinder(questions: readonly Question[]): (text: string) => Question[] {
  const index = new MiniSearch<Question>({
    fields: ['question', 'keywords', 'answer'],
    tokenize: frenchWords,
    processTerm: frenchForms,
    searchOptions: {
      boost: { question: 6, keywords: 3 },
      fuzzy: maxTypos,
      weights: { fuzzy: 0.4, prefix: 0.5 },
    },
  })
  index.addAll(questions)
  const byId = new Map<unknown, Question>(questions.map((question) => [question.id, question]))

  return (text) => {
    const words = frenchWords(text)
    const queries = words.map((word, position) => ({
      combineWith: 'OR' as const,
      queries: [word],
      // Not by its stem: 'vis', of 'visa', also begins 'visiter'.
      prefix: (term: string) => position === words.length - 1 && term === word,
    }))
    const withAll = index.search({ combineWith: 'AND', queries })
    const results = withAll.length > 0 ? withAll : index.search({ combineWith: 'OR', queries })
    return results.flatMap(({ id }) => byId.get(id) ?? [])
  }
}
