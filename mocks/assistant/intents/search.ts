import { destinationReply, placeLine } from '#mocks/assistant/intents/places.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { firstSuggestions, noAnswer, type Reply } from '#mocks/assistant/replies.ts'
import { type Entry, search } from '#mocks/assistant/search-index.ts'

/** An entry that covers this much of a message answers it. Tuned by hand, like the weights of the index. */
const answerCoverage = 0.55
/** Below this the reply repeats the question that it answers. */
const certainCoverage = 0.7
/** An entry that covers this much is offered when nothing answers the message. */
const closestCoverage = 0.5

/** The best search result, followed by the place that the message names if the result does not mention it. */
export function answerFromSearch(
  { words, topic, destinations, destinationWords }: Message,
  minCoverage = { topic: answerCoverage, all: 0 },
): Reply | undefined {
  const topicCoverage = new Map(search(topic).map(({ entry, coverage }) => [entry, coverage]))
  const best = search(words, destinationWords).find(({ entry, coverage }) => {
    const relevant = topic.length === 0 ? coverage : (topicCoverage.get(entry) ?? 0)
    return relevant >= minCoverage.topic && coverage >= minCoverage.all
  })
  if (!best) return undefined

  const { entry, coverage } = best
  const reply = coverage < certainCoverage ? replyWithQuestion(entry) : entry.reply()
  const place = destinations.find((destination) => destination.place)?.place
  if (!place) return reply
  const mentionsPlace = search([...destinationWords]).some((match) => match.entry === entry)
  return {
    ...reply,
    text: mentionsPlace ? reply.text : `${reply.text}\n\n${placeLine(place)}`,
    places: [...new Set([place, ...reply.places])],
  }
}

function replyWithQuestion({ question, reply }: Entry): Reply {
  const { text, ...rest } = reply()
  return { ...rest, text: `«\u202f${question}\u202f»\n\n${text}` }
}

/** Admits that there is no answer, then offers the destination that the message names or the closest entry. */
export function fallbackReply({ words, destinations: [destination], destinationWords }: Message): Reply {
  if (destination) return withoutAnswer('Voici ce que je sais de ce lieu', destinationReply(destination))
  const [closest] = search(words, destinationWords).toSorted((one, other) => other.coverage - one.coverage)
  return closest && closest.coverage >= closestCoverage
    ? withoutAnswer(`Le plus proche que je sache, «\u202f${closest.entry.question}\u202f»`, closest.entry.reply())
    : { text: noAnswer, suggestions: firstSuggestions, places: [] }
}

function withoutAnswer(introduction: string, reply: Reply): Reply {
  return { ...reply, text: `${noAnswer}\n\n${introduction}\u202f: ${reply.text}` }
}
