import type { ApiClient } from '#src/api/client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { useCircuitCounts } from '#src/features/circuits/circuit-lists.ts'
import { tripLength } from '#src/features/circuits/trip-length.ts'

export function TripDetails({ client, circuit }: { client: ApiClient; circuit: Circuit }) {
  const { places, routes } = useCircuitCounts(client, circuit)
  const details = [
    { term: 'Durée', value: tripLength(circuit.estimated_duration_days) },
    { term: 'Lieux', value: places },
    { term: 'Itinéraires', value: routes },
    { term: 'Assistance', value: 'SOS 24/7' },
  ].filter(({ value }) => value !== null)
  return (
    <section aria-labelledby="trip-details">
      <h2 id="trip-details" className="label font-body text-route">
        Le voyage en bref
      </h2>
      <dl className="mt-3">
        {details.map(({ term, value }) => (
          <div key={term} className="flex flex-wrap gap-x-6 border-t border-line py-2.5">
            <dt className="w-32 text-soft">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
