import { circuitsNamedIn, type KnownCircuit } from '#mocks/assistant/circuit-names.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { questionTexts } from '#mocks/assistant/question-answers.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { routeLine } from '#mocks/assistant/route-facts.ts'
import { places } from '#mocks/data/places.ts'
import { routes } from '#mocks/data/routes.ts'
import { frenchWords } from '#src/knowledge/french-terms.ts'

/** Words that ask what a circuit is made of. */
const describingWords = new Set(
  frenchWords(
    `centre circuit circuits combien comparer compose contient cote dates decrire deroule deroulement description
    difference difficile difficulte distance dure duree entre est etape etapes facile forts itineraire itineraires jour
    jours kilometre kilometres km longueur niveau nord nuit nuits ouest parcours passe points
    programme region sud trajet traverse`,
  ),
)

const asksForLegs = /\b(etapes?|itineraires?|parcours|programme|trajet|difficile|difficulte|facile)\b/

/** One circuit that is named, or two that are to be compared; more than that is asked by another question. */
export function answerAboutCircuit({ plain, topic, named }: Message): Reply | undefined {
  if (named.landmarks.length > 0 || topic.some((word) => !describingWords.has(word))) return undefined
  const circuitsNamed = circuitsNamedIn(plain)
  const [circuit] = circuitsNamed
  if (!circuit) return undefined
  if (circuitsNamed.length > 1) return compareCircuits(circuitsNamed, 'Côte à côte')
  return aboutCircuit(circuit, asksForLegs.test(plain))
}

/** What one circuit is: its length, what it crosses, and its places or its legs in their order. */
function aboutCircuit(circuit: KnownCircuit, byLegs: boolean): Reply {
  const stops = places.filter(({ circuit: id }) => id === circuit.id)
  const legs = routes.filter(({ circuit: id }) => id === circuit.id)
  const kilometres = Math.round(legs.reduce((sum, { distance_km }) => sum + distance_km, 0))
  const list = byLegs
    ? ['Ses étapes\u202f:', ...legs.map((leg) => `– ${routeLine(leg)}`)].join('\n')
    : `On y découvre\u202f: ${stops.map(({ name_fr }) => name_fr).join('\u202f; ')}.`
  return {
    text: [
      `Le ${nameOf(circuit)} dure ${extentOf(circuit)}, environ ${kilometres}\u202fkm. ${circuit.description_fr}`,
      list,
      'Détails et demande de devis sur la page du circuit, onglet «\u202fRéserver\u202f».',
    ].join('\n\n'),
    suggestions: questionTexts('prix-circuit', 'saison', 'circuits-proposes'),
    places: stops,
  }
}

/** The circuits that answer to the opening, one a line where there are several. */
export function compareCircuits(chosen: readonly KnownCircuit[], opening: string): Reply {
  const lines = chosen.map(
    (circuit) => `le ${nameOf(circuit)}\u202f: ${extentOf(circuit)}. ${circuit.description_fr}`,
  )
  const [only] = lines
  return {
    text:
      lines.length === 1
        ? `${opening} ${only}`
        : [`${opening}\u202f:`, ...lines.map((line) => `– ${line}`)].join('\n'),
    suggestions: chosen
      .slice(0, 2)
      .map(({ name }) => `Que voir sur le circuit ${name}\u202f?`)
      .concat(questionTexts('premier-voyage')),
    places: [],
  }
}

function nameOf({ name, region }: KnownCircuit): string {
  return `circuit ${name} (${region})`
}

function extentOf({ estimated_duration_days: days, places_count, routes_count }: KnownCircuit): string {
  return `${days} jours et ${days - 1} nuits, ${places_count} lieux et ${routes_count} étapes`
}
