import type { Message } from '#mocks/assistant/message.ts'
import { minToBeCertain, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { getQuestion, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'

/**
 * The note that certainly fits, or the answer to 'est-ce sûr ?'. It is tried early, because other intents would answer the names of
 * places and months in the message.
 */
export function answerNote(message: Message): Reply | undefined {
  const { topic } = message
  // 'Parlez-moi de Kirindy'.
  if (topic.length === 0) return undefined
  if (topic.every((word) => word === 'securite')) return replyToQuestion(getQuestion('securite'))
  const entry = mostLikelyQuestion(message, minToBeCertain)
  return entry && !('question' in entry) ? replyToQuestion(entry) : undefined
}
