import type { Circuit } from '#src/contract/circuit.ts'
import { useProgramme } from '#src/features/circuits/programme/use-programme.ts'
import { useCircuitCounts } from '#src/features/circuits/use-circuit-lists.ts'
import { formatCount } from '#src/lib/format.ts'
import { formatMonths } from '#src/lib/months.ts'

export function TripDetails({ circuit }: { circuit: Circuit }) {
  const { places, routes } = useCircuitCounts(circuit)
  const { best_months } = useProgramme(circuit)
  const days = circuit.estimated_duration_days
  const details = [
    // '9 jours, 8 nuits', '1 jour, 0 nuit'
    {
      term: 'Durée',
      value: days == null ? null : `${formatCount(days, 'jour')}, ${formatCount(Math.max(0, days - 1), 'nuit')}`,
    },
    { term: 'Saison', value: formatMonths(best_months) },
    { term: 'Lieux', value: places },
    { term: 'Itinéraires', value: routes },
    { term: 'Assistance', value: 'SOS 24\u202fh/24' },
  ].filter(({ value }) => value != null)
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
