import { capital, type Destination } from '#mocks/assistant/destinations.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import { circuitFeatures } from '#mocks/data/circuit-features.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { foldFrench, frenchWords } from '#src/content/french-terms.ts'

/** What one circuit is known for: 'les baobabs'. */
const features = circuitFeatures.filter(({ name }) => name !== undefined)

const grandsTsingy = 'les Grands Tsingy'

/** The circuit of all places and sights that a message names, if it is only one. */
export function circuitOfAll(text: string, destinations: readonly Destination[]): Circuit | undefined {
  const ofPlaces = destinations.filter((one) => one !== capital).map(({ circuit }) => circuit)
  // The tsingy of 'l’Ankarana et ses tsingy' are those of the place.
  const sights = features.filter(
    ({ words, name }) => words.test(text) && !(ofPlaces.length > 0 && name === grandsTsingy),
  )
  const ofSights = circuits.filter(({ slug }) => sights.some(({ circuit }) => circuit === slug))
  const [circuit, ...others] = new Set([...ofPlaces, ...ofSights])
  return others.length === 0 ? circuit : undefined
}

// Not 'sur le circuit Sud, l’Isalo, c’est quel jour ?' or 'vous avez un circuit dans le Sud avec l’Isalo ?'.
const circuitThenRest =
  /^((?!.*\b(?:(?:sur|dans) le|un) circuit\b).*\bcircuits? (?:du |de l['’]|dans (?:le |l['’]))?(?:centre|nord|sud|est|ouest)) +(.+)$/isu
/** 'Le circuit Isalo Tuléar', but not 'quel circuit' or 'un circuit'. */
const circuitThenPlaces =
  /^(?!.*\b(?:avez|lequel|d[ée]j[àa])(?!\p{L}))((?:.*\b(?:le|du|ce|votre|notre) )?circuit) +(.+)$/isu
const joiningWord = /^(?:avec|et|l|la|le|les|du|de|d|des|aux?|par)$/

const toPlain = (word: string) => foldFrench(word).replaceAll(/[^a-z]/g, '')

/**
 * 'Combien coûte le circuit Sud avec l’Isalo et Ifaty ?' without the places, which only describe the circuit that they are on. One
 * that is named by its places or sights gets its name.
 */
export function withoutItsPlaces(input: string): string {
  const [, name = '', rest = ''] = circuitThenRest.exec(input) ?? circuitThenPlaces.exec(input) ?? []
  const { destinationWords } = parseMessage(rest)
  const [named, other] = findCircuits(foldFrench(name))
  const words = rest.split(/(?<=[\s'’-])/)
  const isNameOrJoining = (word: string) => {
    const [folded = ''] = frenchWords(word)
    const plain = toPlain(word)
    const isName = destinationWords.has(folded) || destinationWords.has(plain)
    return joiningWord.test(plain) || isName || features.some((feature) => feature.words.test(plain))
  }
  const askedFrom = words.findIndex((word) => !isNameOrJoining(word))
  const nameWords = askedFrom === -1 ? words : words.slice(0, askedFrom)
  // 'Le circuit des tsingy et combien de jours ?' joins two questions.
  const end = nameWords.findLastIndex((word) => !joiningWord.test(toPlain(word))) + 1
  const dropped = parseMessage(words.slice(0, end).join(''))
  const circuit = circuitOfAll(dropped.text, dropped.destinations)
  if (!circuit || other || (named && named !== circuit)) return input
  return [named ? name : `${name} ${circuit.name}`, ...words.slice(end)].join(' ')
}
