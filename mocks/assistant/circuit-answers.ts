import { circuitsNamedIn, type KnownCircuit } from '#mocks/assistant/circuit-names.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { questionTexts } from '#mocks/assistant/question-answers.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { places } from '#mocks/data/places.ts'
import { frenchWords } from '#src/knowledge/french-terms.ts'

/** Words that ask what a circuit is made of. */
const describingWords = new Set(
  frenchWords(
    `centre circuit circuits combien comparer compose contient cote dates decrire deroule deroulement description
    difference dure duree entre est etape etapes forts itineraire itineraires jour jours nord nuit nuits ouest passe
    points programme region sud traverse`,
  ),
)

/** One circuit that is named, or two that are to be compared; more than that is asked by another question. */
export function answerAboutCircuit({ plain, topic, named }: Message): Reply | undefined {
  if (named.landmarks.length > 0 || topic.some((word) => !describingWords.has(word))) return undefined
  const circuitsNamed = circuitsNamedIn(plain)
  const [circuit] = circuitsNamed
  if (!circuit) return undefined
  return circuitsNamed.length === 1
    ? aboutCircuit(circuit)
    : compareCircuits(circuitsNamed, 'Voici ces circuits côte à côte\u202f:')
}

/** What one circuit is: its length, what it crosses and its places in their order. */
function aboutCircuit(circuit: KnownCircuit): Reply {
  const stops = places.filter(({ circuit: id }) => id === circuit.id)
  return {
    text: [
      `${circuitLine(circuit)} ${circuit.description_fr}`,
      `On y découvre\u202f: ${stops.map(({ name_fr }) => name_fr).join(', ')}.`,
      'Détails, itinéraires et demande de devis sur la page du circuit, onglet «\u202fRéserver\u202f».',
    ].join('\n\n'),
    suggestions: questionTexts('prix-circuit', 'saison', 'circuits-proposes'),
    places: stops,
  }
}

/** Several circuits, one a line, below what they answer to. */
export function compareCircuits(chosen: readonly KnownCircuit[], opening: string): Reply {
  return {
    text: [opening, ...chosen.map((circuit) => `– ${circuitLine(circuit)}`)].join('\n'),
    suggestions: chosen
      .slice(0, 2)
      .map(({ name }) => `Que voir sur le circuit ${name}\u202f?`)
      .concat(questionTexts('premier-voyage')),
    places: [],
  }
}

function circuitLine(circuit: KnownCircuit): string {
  const { name, region, estimated_duration_days: days, places_count, routes_count } = circuit
  const length = `${days} jours et ${days - 1} nuits`
  return `Le circuit ${name} (${region}) dure ${length}, avec ${places_count} lieux et ${routes_count} étapes.`
}
