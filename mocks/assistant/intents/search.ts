import { findDestinations } from '#mocks/assistant/destinations.ts'
import { destinationReply, placeLine } from '#mocks/assistant/intents/places.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { faqSource, firstSuggestions, inDanger, noAnswer, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { type Entry, search } from '#mocks/assistant/search-index.ts'
import { frenchWords } from '#src/content/french-terms.ts'
import { questions } from '#src/content/questions.ts'

/** An entry that covers this much of a message answers it. Tuned by hand, like the weights of the index. */
const answerCoverage = 0.55
/** Below this the reply names the question that it answers, as its source. */
const sourceCoverage = 0.7

/** The best search result, followed by the place that the message names if the result does not mention it. */
export function answerFromSearch(
  { words, topic, destinations, destinationWords }: Message,
  minCoverage = { topic: answerCoverage, all: 0 },
): Reply | undefined {
  const topicCoverage = new Map(search(topic).map(({ entry, coverage }) => [entry, coverage]))
  const aboutPlace = new Set(search([...destinationWords]).map(({ entry }) => entry))
  const best = search(words, destinationWords).find(({ entry, coverage }) => {
    const relevant = topic.length === 0 ? coverage : (topicCoverage.get(entry) ?? 0)
    const isElsewhere = destinations.length > 0 && !aboutPlace.has(entry) && namesDestination(entry)
    return relevant >= minCoverage.topic && coverage >= minCoverage.all && !isElsewhere
  })
  if (!best) return undefined

  const { entry, coverage } = best
  const found = entry.reply()
  const reply =
    coverage < sourceCoverage && found.questionId === entry.id ? { ...found, source: faqSource(entry.question) } : found
  const place = destinations.find((destination) => destination.place)?.place
  if (!place) return reply
  return {
    ...reply,
    text: aboutPlace.has(entry) ? reply.text : `${reply.text}\n\n${placeLine(place)}`,
    places: [...new Set([place, ...reply.places])],
  }
}

const destinationNames = new Map<Entry, boolean>()

/** 'Est-ce dangereux à Antananarivo ?' does not answer a message about another place. */
function namesDestination(entry: Entry): boolean {
  const known = destinationNames.get(entry) ?? findDestinations(frenchWords(entry.question)).destinations.length > 0
  destinationNames.set(entry, known)
  return known
}

/** Admits that there is no answer. Offers the destination that the message names, or else the two closest questions. */
export function fallbackReply({ words, destinations: [destination], destinationWords }: Message): Reply {
  const closest = search(words, destinationWords)
    .filter(({ entry }) => questions.some(({ id }) => id === entry.id))
    .toSorted((one, other) => other.coverage - one.coverage)
    .slice(0, 2)
    .map(({ entry }) => entry.question)
  const suggestions = [...new Set([...closest, ...firstSuggestions])].slice(0, 2).concat(questionTexts('contact'))
  const text = `${noAnswer} ${inDanger}`
  if (!destination) return { text, suggestions, places: [] }
  const known = destinationReply(destination)
  return { ...known, text: `${text}\n\nVoici ce que je sais de ce lieu\u202f: ${known.text}`, suggestions }
}
