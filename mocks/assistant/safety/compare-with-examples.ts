import { examples, type Examples } from '#mocks/assistant/safety/examples.ts'
import { readCurrent } from '#mocks/assistant/safety/old-stories.ts'
import { featuresOf, groupOf, resemblance, without } from '#mocks/assistant/safety/resemblance.ts'
import { timeout } from '#src/lib/async.ts'

export type Comparison = {
  /** Above 0 the message resembles the dangers more than the harmless examples. */
  danger: number
  /** The urgent entry whose examples the message resembles most, and by how much more than those of the next. */
  nearest: { id: string; lead: number }
}

/** Compares a text of `readTyping` with written messages. */
export type Compare = (typed: string) => Comparison

const knownFeatures = new Map<string, ReadonlySet<string>>()

/** Of an example. Reading all of them takes long on a phone. */
function featuresOfExample(message: string): ReadonlySet<string> {
  const features = knownFeatures.get(message) ?? featuresOf(readCurrent(message))
  knownFeatures.set(message, features)
  return features
}

const readAll = (messages: readonly string[]) => messages.map((message) => featuresOfExample(message))

/** Counts the words of the examples once, and compares every message with them. */
export function createComparison({ dangers, harmless }: Examples): Compare {
  const featuresById = [...dangers].map(([id, messages]) => ({ id, features: readAll(messages) }))
  const ofDanger = groupOf(featuresById.flatMap(({ features }) => features))
  const ofHarmless = groupOf(readAll(harmless))
  const entries = featuresById.map(({ id, features }) => {
    const group = groupOf(features)
    return { id, group, others: without(ofDanger, group) }
  })

  return (typed) => {
    const ofMessage = featuresOf(typed)
    const [first, second] = entries
      .map(({ id, group, others }) => ({ id, likeness: resemblance(ofMessage, group, others) }))
      .toSorted((one, other) => other.likeness - one.likeness)
    return {
      danger: resemblance(ofMessage, ofDanger, ofHarmless),
      nearest: { id: first?.id ?? '', lead: (first?.likeness ?? 0) - (second?.likeness ?? 0) },
    }
  }
}

/** How many examples are read before the page gets its turn. */
const readAtOnce = 50

/** Reads the examples ahead of the first comparison, with pauses, so that the page stays responsive. */
export async function prepareComparison(): Promise<void> {
  if (comparison) return
  const messages = [...examples.dangers.values(), examples.harmless].flat()
  for (let start = 0; start < messages.length; start += readAtOnce) {
    readAll(messages.slice(start, start + readAtOnce))
    // oxlint-disable-next-line no-await-in-loop -- lets the page do something else
    await timeout(0)
  }
}

let comparison: Compare | undefined

export function compareWithExamples(typed: string): Comparison {
  comparison ??= createComparison(examples)
  return comparison(typed)
}
