import { circuitsNamedIn } from '#mocks/assistant/circuit-names.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { questionTexts } from '#mocks/assistant/question-answers.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { places } from '#mocks/data/places.ts'
import { frenchWords } from '#src/knowledge/french-terms.ts'

type Kind = {
  /** That ask for such places. */
  words: ReadonlySet<string>
  types: readonly string[]
  /** Whether a question tells of the whole country's: then only those of a circuit are listed. */
  isTold: boolean
}

const kinds: readonly Kind[] = [
  kindOf('ville villes', ['city']),
  kindOf('monument monuments site sites historique historiques palais patrimoine', ['historical']),
  kindOf('eglise eglises cathedrale cathedrales religieux religieuse temple', ['religious']),
  kindOf('plage plages', ['beach'], true),
  kindOf('marche marches', ['market'], true),
  kindOf('parc parcs reserve reserves foret forets nature', ['nature', 'adventure'], true),
]

function kindOf(words: string, types: readonly string[], isTold = false): Kind {
  return { words: new Set(frenchWords(words)), types, isTold }
}

const circuitWords = new Set(
  frenchWords('circuit circuits region cote nord sud est ouest centre national nationaux'),
)

/** The places of a kind, of the circuits that are named or of all of them. */
export function listPlaces({ plain, topic, named }: Message): Reply | undefined {
  if (named.landmarks.length > 0) return undefined
  const asked = kinds.find(({ words }) => topic.some((word) => words.has(word)))
  if (!asked || !topic.every((word) => asked.words.has(word) || circuitWords.has(word))) {
    return undefined
  }
  const circuits = circuitsNamedIn(plain).map(({ name }) => name)
  if (circuits.length === 0 && asked.isTold) return undefined
  const listed = places.filter(
    ({ type, circuit_name }) =>
      asked.types.includes(type) && (circuits.length === 0 || circuits.includes(circuit_name)),
  )
  if (listed.length === 0) return undefined
  const lines = listed.map((place) => `– ${place.name_fr} (circuit ${place.circuit_name})`)
  return {
    text: ['Sur nos circuits\u202f:', ...lines].join('\n'),
    suggestions: questionTexts('circuits-proposes', 'premier-voyage'),
    places: listed,
  }
}
