import type { ApiClient } from '#src/api/client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { useCircuitCounts } from '#src/features/circuits/circuit-lists.ts'
import { frenchNoun } from '#src/lib/french-count.ts'
import { frenchNumber } from '#src/lib/french-number.ts'

/** Days, places and routes, in the order in which a trip is told, joined by the route line. */
export function CircuitStats({ client, circuit }: { client: ApiClient; circuit: Circuit }) {
  const { places, routes } = useCircuitCounts(client, circuit)
  const stats = [
    { count: circuit.estimated_duration_days, noun: 'jour', plural: 'jours' },
    { count: places, noun: 'lieu', plural: 'lieux' },
    { count: routes, noun: 'itinéraire', plural: 'itinéraires' },
  ].flatMap(({ count, noun, plural }) => (count == null ? [] : [{ count, noun, plural }]))
  return (
    <ul className="flex max-w-130 flex-wrap items-center gap-y-2">
      {stats.map(({ count, noun, plural }) => (
        <li key={noun} className="group flex items-center not-first:grow">
          <span
            aria-hidden="true"
            className="route-x mx-[clamp(4px,2vw,12px)] min-w-1 flex-1 text-route group-first:hidden"
          />
          <span className="flex items-baseline gap-[clamp(3px,1.5vw,7px)] whitespace-nowrap">
            <b className="font-display text-[1.75rem]/none font-extrabold">{frenchNumber(count)}</b>{' '}
            {frenchNoun(count, noun, plural)}
          </span>
        </li>
      ))}
    </ul>
  )
}
