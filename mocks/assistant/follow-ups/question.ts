import { replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { questions } from '#src/content/questions.ts'

/** Asks where, when or how of whatever was answered last, and says nothing else. */
const bareQuestion = /^(et )?(ou|quand|comment|pourquoi|a quelle heure)( (ca|exactement|precisement))?$/

const barePrice = /^(et )?(c est |ca )?(coute )?(combien|cher|quel prix|prix)( ca| ca coute| ca fait)?$/

/** Words of an answer that tells what something costs, or where its price is told. */
const tellsPrice = /€|\bAr\b|montant|gratuit/

/** Where the price is told that an answer leaves out. */
const prices: Readonly<Record<string, string>> = {
  'visa-demande': 'visa',
  parcs: 'parcs-tarifs',
  'guide-obligatoire': 'parcs-tarifs',
  cuisine: 'prix-courants',
  hebergement: 'prix-courants',
}

/** The answer to 'où ?', 'quand ?' or 'c’est combien ?' after the answer to a question of the questions page. */
export function answerBareQuestion(typed: string, about: string | undefined): Reply | undefined {
  const question = questions.find(({ id }) => id === about)
  if (!question) return undefined
  if (bareQuestion.test(typed)) return replyToQuestion(question)
  if (!barePrice.test(typed)) return undefined
  const told = tellsPrice.test(question.answer) ? question : questions.find(({ id }) => id === prices[question.id])
  return told && replyToQuestion(told)
}
