import type { Message } from '#mocks/assistant/message.ts'
import { minToBeCertain, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { getQuestion, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'

/** A note that certainly fits is tried early, because the names of places and months in a message lead other intents astray. */
export function answerNote(message: Message): Reply | undefined {
  const { topic } = message
  // 'Parlez-moi de Kirindy'.
  if (topic.length === 0) return undefined
  // 'Est-ce sûr ?'.
  if (topic.every((word) => word === 'securite')) return replyToQuestion(getQuestion('securite'))
  const entry = mostLikelyQuestion(message, minToBeCertain)
  return entry && !('question' in entry) ? replyToQuestion(entry) : undefined
}
