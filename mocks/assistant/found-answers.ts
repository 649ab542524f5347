import type { Entry } from '#mocks/assistant/entries.ts'
import { findEntries } from '#mocks/assistant/find-entries.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { placeLine } from '#mocks/assistant/place-answers.ts'
import type { Reply } from '#mocks/assistant/reply.ts'

/** From this share of what was asked on, an entry counts as the answer; measured, see the test of the questions. */
const understood = 0.55
/** From this share on, it goes without saying which question is answered. */
const certain = 0.7
/** From this share on, its answer may help. */
const near = 0.5

/** The best that is known of what is asked, with the place that is named where it leaves that out. */
export function answerFound({ words, topic, named }: Message): Reply | undefined {
  const onTopic = new Map(findEntries(topic).map(({ entry, coverage }) => [entry, coverage]))
  const found = findEntries(words, named.words).find(({ entry, coverage }) =>
    topic.length === 0 ? coverage >= understood : (onTopic.get(entry) ?? 0) >= understood,
  )
  if (!found) return undefined

  const reply = found.coverage < certain ? sayQuestion(found.entry) : found.entry.reply()
  const place = named.landmarks.find((landmark) => landmark.place)?.place
  if (!place) return reply
  const speaksOfIt = findEntries([...named.words]).some(({ entry }) => entry === found.entry)
  return {
    ...reply,
    text: speaksOfIt ? reply.text : `${reply.text}\n\n${placeLine(place)}`,
    places: [...new Set([place, ...reply.places])],
  }
}

/** An answer below the question that it was written for. */
function sayQuestion({ question, reply }: Entry): Reply {
  const { text, ...rest } = reply()
  return { ...rest, text: `«\u202f${question}\u202f»\n\n${text}` }
}

/** What comes near to what was asked, without being sure to answer it. */
export function findNear({ words, named }: Message): Entry | undefined {
  const [nearest] = findEntries(words, named.words).toSorted((one, other) => other.coverage - one.coverage)
  return nearest && nearest.coverage >= near ? nearest.entry : undefined
}
