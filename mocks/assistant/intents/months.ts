import { type Message, topicWords } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { findMonth, monthReply } from '#mocks/assistant/seasons.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { monthNames } from '#src/lib/months.ts'

/** The topic words of a message that asks whether to travel in a month. */
const travelWords = topicWords(
  `${monthNames.join(' ')} circuit circuits quand ouvert ouverts ferme fermes risque debut fin mi jouable temps
  mois venir viendrait raisonnable grave erreur folie`,
)

/** Which circuits are open in the month that a message names: 'Peut-on voyager en janvier ?'. */
export function answerMonth({ text, topic, destinations }: Message): Reply | undefined {
  const month = findMonth(text)
  if (month === undefined || destinations.length > 0 || findCircuits(text).length > 0) return undefined
  return topic.every((word) => travelWords.has(word)) ? monthReply(month) : undefined
}
