import type { Message } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { findMonth, monthReply } from '#mocks/assistant/seasons.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { frenchWords } from '#src/content/french-terms.ts'
import { monthNames } from '#src/lib/months.ts'

/** A message that asks whether to travel in a month has no other topic words than these. */
const travelWords = new Set(
  frenchWords(
    `${monthNames.join(' ')} circuit circuits quand ouvert ouverts ferme fermes possible voyage risque conseille debut fin mi jouable faisable bien bon mauvais idee temps`,
  ),
)

/** Which circuits are open in the month that a message names: 'Peut-on voyager en janvier ?'. */
export function answerMonth({ text, topic, destinations }: Message): Reply | undefined {
  const month = findMonth(text)
  if (month === undefined || destinations.length > 0 || findCircuits(text).length > 0) return undefined
  return topic.every((word) => travelWords.has(word)) ? monthReply(month) : undefined
}
