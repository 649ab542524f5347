import { config } from '#src/config.ts'
import { type CarnetGroup, carnetPath } from '#src/features/circuits/carnet/carnet.ts'
import { factsOf, remarksOn, sumCarnet, sumsLine } from '#src/features/circuits/carnet/carnet-sums.ts'
import { placeFacts } from '#src/features/circuits/places/place-facts.ts'
import { absoluteUrl, circuitPath } from '#src/lib/urls.ts'

/** A carnet as a text that reads well in a message: sums, circuits with their places, and the link that shares it. */
export function toCarnetText(groups: readonly CarnetGroup[], days: number | undefined): string {
  const head = [
    `CARNET DE VOYAGE, ${config.siteName}`,
    sumsLine(sumCarnet(groups)),
    days !== undefined && `Jours sur place\u202f: ${days}`,
    ...remarksOn(groups, days).map(({ text }) => text),
  ]
  const parts = [head.filter(Boolean).join('\n'), ...groups.map(groupText), absoluteUrl(carnetPath(groups, days))]
  return `${parts.join('\n\n')}\n`
}

function groupText({ circuit, name: circuitName, facts, isKept, places }: CarnetGroup): string {
  return [
    `${isKept ? 'CIRCUIT' : 'LIEUX DU CIRCUIT'} ${circuitName.toUpperCase()}`,
    isKept && factsOf(facts).join(' · '),
    ...places.map(({ name, place }) => `- ${name}${positionOf(place)}`),
    absoluteUrl(circuitPath(circuit.slug)),
  ]
    .filter(Boolean)
    .join('\n')
}

function positionOf(place: CarnetGroup['places'][number]['place']): string {
  const point = place && placeFacts(place).point
  return point ? ` (${point.latitude}, ${point.longitude})` : ''
}
