import MiniSearch from 'minisearch'
import { frenchForms, frenchWords } from '#src/knowledge/french-terms.ts'
import type { Question } from '#src/knowledge/question.ts'

/** What is searched of a question, or of anything else that is told alike. */
export type Searchable = Pick<Question, 'id' | 'question' | 'keywords' | 'answer'>

/** A search index that reads French as people type it. */
export function indexQuestions<Entry extends Searchable>(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['question', 'keywords', 'answer'],
    tokenize: frenchWords,
    processTerm: frenchForms,
    searchOptions: {
      boost: { question: 6, keywords: 3 },
      fuzzy: forgivenSlips,
      weights: { fuzzy: 0.4, prefix: 0.5 },
    },
  })
  index.addAll(entries)
  return index
}

/** Typing errors forgiven in a word: none in a short one, where another letter makes another word. */
export function forgivenSlips(word: string): number {
  if (word.length < 5) return 0
  return word.length < 9 ? 1 : 2
}
