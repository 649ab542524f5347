import { createQuestionFinder } from '#src/knowledge/find-questions.ts'
import type { Question } from '#src/knowledge/question.ts'
import { questions } from '#src/knowledge/questions.ts'

let find: ReturnType<typeof createQuestionFinder> | undefined

/** The questions that `text` is about, best first. The index is built at the first search: most people only read. */
export function searchQuestions(text: string): Question[] {
  find ??= createQuestionFinder(questions)
  return find(text)
}
