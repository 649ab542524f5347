import { themes } from '#src/knowledge/question.ts'
import { questions } from '#src/knowledge/questions.ts'

/** The themes with their questions, in the order of the page; `anchor` names the theme in addresses. */
export const themedQuestions = themes.map(({ id, title }) => ({
  anchor: `theme-${id}`,
  title,
  questions: questions.filter(({ theme }) => theme === id),
}))
