import type { Destination } from '#mocks/assistant/destinations.ts'
import { pointsOf } from '#mocks/assistant/journeys.ts'
import { atName, isOrAre, theName } from '#mocks/assistant/place-phrases.ts'
import { programmes } from '#mocks/assistant/programmes.ts'
import { circuitSource, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import { capitalize } from '#src/lib/text.ts'

const list = new Intl.ListFormat('fr')

/** 'l’île aux Nattes est sur notre circuit Est, au jour 7.' `circuit`: which of those that go there. */
export function whereOnCircuits(destination: Destination, circuit = destination.circuit): string {
  const name = theName(destination)
  const isAre = isOrAre(destination)
  if (!circuit) {
    const [is, adds] = isAre === 'sont' ? ['ne sont', 's’ajoutent'] : ['n’est', 's’ajoute']
    return `${name} ${is} sur aucun de nos circuits, mais ${adds} sur mesure.`
  }
  const days = daysAt(destination, circuit)
  const [first] = days
  const when =
    days.length > 1 ? `, aux jours ${list.format(days.map(String))}` : first === undefined ? '' : `, au jour ${first}`
  return `${name} ${isAre} sur notre circuit ${circuit.name}${when}.`
}

/** The days of a circuit that visit a place, or stay in a town. */
export function daysAt(destination: Destination, { slug }: Circuit): number[] {
  const points = pointsOf(destination)
  return (programmes.get(slug)?.itinerary ?? []).flatMap((day) => {
    const isVisited = destination.place && day?.places?.includes(destination.place.slug)
    const isPassed =
      !destination.place && day?.legs?.some(({ to }) => points.some((point) => to.name.startsWith(point)))
    return day && (isVisited || isPassed) ? [day.day] : []
  })
}

/** Whether the circuit goes on to another town on the day of the visit. */
export function leavesOn(destination: Destination, { slug }: Circuit, day: number): boolean {
  const nights = programmes.get(slug)?.itinerary?.map((one) => one?.night?.name) ?? []
  const [before, night] = [nights[day - 2], nights[day - 1]]
  return night !== undefined && night !== before && !pointsOf(destination).some((point) => night.startsWith(point))
}

const counted = (count: number) => (count === 1 ? 'une nuit' : `${count} nuits`)

/** 'Le circuit Est passe 2 nuits à Sainte-Marie, aux jours 6 et 7.' */
export function nightsText(destination: Destination, circuit: Circuit): string {
  const points = pointsOf(destination)
  const days = (programmes.get(circuit.slug)?.itinerary ?? []).flatMap((day) => {
    const name = day?.night?.name
    return day && name !== undefined && points.some((point) => name.startsWith(point)) ? [day.day] : []
  })
  const where = atName(destination)
  const more = 'Demandez-en plus dans le devis si vous voulez rester.'
  if (days.length === 0) return `On ne dort pas ${where} sur le circuit ${circuit.name}. ${more}`
  const when = days.length === 1 ? `au jour ${days[0]}` : `aux jours ${list.format(days.map(String))}`
  return `Le circuit ${circuit.name} passe ${counted(days.length)} ${where}, ${when}. ${more}`
}

/** `verdict`: 'Oui' or 'Non' comes first. */
export function replyAboutCircuits(destination: Destination, verdict = false): Reply {
  const { circuit, place } = destination
  const text = whereOnCircuits(destination)
  const pages = circuit ? ' Voyez sa page, onglet «\u202fLieux\u202f».' : ''
  return {
    text: `${verdict ? `${circuit ? 'Oui' : 'Non'}, ${text}` : capitalize(text)}${pages}`,
    suggestions: [
      ...(circuit ? [`Que voir sur le circuit ${circuit.name}\u202f?`] : []),
      ...questionTexts('circuits-proposes', 'sur-mesure'),
    ].slice(0, 3),
    places: place ? [place] : [],
    source: circuitSource(circuit?.name ?? null, 'Lieux'),
  }
}
