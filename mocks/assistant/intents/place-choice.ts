import type { Destination } from '#mocks/assistant/destinations.ts'
import { choiceText } from '#mocks/assistant/follow-ups/place-access.ts'
import { type Message, topicWords } from '#mocks/assistant/message.ts'
import { questionTexts, type Reply } from '#mocks/assistant/replies.ts'

const asksToChoose =
  / ou |\b(?:hesit\w*|choisir|compar\w+|lequel|laquelle|rapport|mieux que|plutot que|le plus beau|la plus belle)\b/

/** The topic words of a message that leaves a choice open. */
const choiceWords = topicWords('demi jour jours semaine nuit nuits temps comparer rapport lemuriens poser mer repos')

/** Which of two places to choose: 'plutôt Andasibe ou Ranomafana ?'. */
export function answerPlaceChoice({ text, topic, destinations: [one, other, third] }: Message): Reply | undefined {
  if (!one || !other || third || !asksToChoose.test(text)) return undefined
  if (!topic.every((word) => choiceWords.has(word) || /^\d+$/.test(word))) return undefined
  // The questions page compares the islands.
  if (one.about !== undefined && other.about !== undefined) return undefined
  return placeChoiceReply(one, other)
}

export function placeChoiceReply(one: Destination, other: Destination): Reply {
  return {
    text: choiceText(one, other),
    suggestions: questionTexts('premier-voyage', 'temps-de-visite', 'saison'),
    places: [one, other].flatMap(({ place }) => place ?? []),
  }
}
