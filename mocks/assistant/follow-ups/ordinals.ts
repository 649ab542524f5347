import type { Memory } from '#mocks/assistant/memory.ts'
import { circuits } from '#mocks/data/circuits.ts'

/** 'Le premier, il dure combien ?', 'va pour la 2e', but not 'le premier jour'. */
const ordinal = (words: string) =>
  new RegExp(
    `(?<!\\p{L})(l[ea]|du|au) (?:${words})(?=\\s*(?:$|[,.;?!])| (?:il|elle|c['’]est|c|est|dure|coûte|coute|part|fait|combien|on|alors|svp|plut[oô]t|que (?:tu|vous))(?!\\p{L}))`,
    'iu',
  )

// Not '1er', which is a date: 'on rentre le 1er'.
const first = ordinal('premi[eè]re?|1[eè]re')
const second = ordinal('deuxi[eè]me|seconde?|2(?:e|nde?|[eè]me)')
const last = ordinal('derni[eè]re?')

/** 'Le plus court, il part d’où ?', after several circuits. */
const superlative = (words: string) =>
  new RegExp(`(?<!\\p{L})(l[ea]|du|au) (?:${words})(?=,? (?:il|dure|part|commence|passe|coûte|coute)(?!\\p{L}))`, 'iu')
const shortest = superlative('plus court|moins long')
const longest = superlative('plus long')

const byLength = circuits
  .toSorted((one, other) => one.estimated_duration_days - other.estimated_duration_days)
  .map(({ name }) => `circuit ${name}`)

/** Names the circuit or place that a message calls the first, the second, the last, the shortest or the longest. */
export function nameOrdinal(input: string, memory: Memory): string {
  const names = namesOf(memory)
  const told = circuitsIn(memory.lastText ?? '')
  const compared = byLength.filter((name) => (told.length > 1 ? told : names).includes(name))
  const [short, long] = compared.length > 1 ? [compared[0], compared.at(-1)] : []
  const meant: readonly (readonly [RegExp, string | undefined])[] = [
    [first, names[0]],
    [second, names[1]],
    [last, names.at(-1)],
    [shortest, short],
    [longest, long],
  ]
  return meant.reduce(
    (text, [ordinalWords, name]) =>
      name === undefined ? text : text.replace(ordinalWords, (_, article: string) => withArticle(article, name)),
    input,
  )
}

/** 'Du premier' becomes 'du circuit Nord', 'le premier' 'le circuit Nord', and 'la première' the name of an island. */
function withArticle(article: string, name: string): string {
  const isContracted = /^(?:du|au)$/i.test(article)
  return name.startsWith('circuit ') ? `${isContracted ? article : 'le'} ${name}` : name
}

/** In the order in which a conversation named them. */
function namesOf({ subject, previousCircuit, topic, lastText = '' }: Memory): string[] {
  // The recommendation before a comparison names one of the two.
  const told = circuitsIn(lastText.replace(/^.*?Côte à côte/s, ''))
  // A recommendation names the best first.
  if (topic === 'choice' || (told.length > 1 && /^(?:price|circuit)$/.test(subject?.kind ?? ''))) return told
  if (subject?.kind === 'circuit' && subject.other)
    return [`circuit ${subject.other.name}`, `circuit ${subject.circuit.name}`]
  // After 'le premier, il est à quel prix ?', 'et le deuxième ?' asks about the other.
  if (subject?.kind === 'circuit' && previousCircuit) {
    const other = `circuit ${previousCircuit.name}`
    return [other, other]
  }
  return subject?.kind === 'place' && subject.other ? [subject.place.name, subject.other.name] : []
}

const named = new RegExp(`(?:circuit |\\b[Ll]e |\\b[Ll]’)(${circuits.map(({ name }) => name).join('|')})\\b`, 'g')

/** The circuits that a text names, in its order. */
const circuitsIn = (text: string) => [...new Set([...text.matchAll(named)].map(([, name]) => `circuit ${name}`))]
