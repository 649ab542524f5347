import { frenchWords } from '#src/knowledge/french-terms.ts'
import type { Question } from '#src/knowledge/question.ts'
import { indexQuestions } from '#src/knowledge/question-index.ts'

/**
 * Searches the questions, best first, for a field in which somebody is typing: the last word may be unfinished.
 * Questions with every word come alone; where there are none, those with some of the words do.
 */
export function createQuestionFinder(
  questions: readonly Question[],
): (text: string) => Question[] {
  const index = indexQuestions(questions)
  const byId = new Map<unknown, Question>(questions.map((question) => [question.id, question]))

  return (text) => {
    const words = frenchWords(text)
    const queries = words.map((word, position) => ({
      combineWith: 'OR' as const,
      queries: [word],
      prefix: position === words.length - 1,
    }))
    const all = index.search({ combineWith: 'AND', queries })
    const found = all.length > 0 ? all : index.search({ combineWith: 'OR', queries })
    return found.flatMap(({ id }) => byId.get(id) ?? [])
  }
}
