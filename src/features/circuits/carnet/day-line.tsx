import type { CarnetGroup } from '#src/features/circuits/carnet/carnet.ts'
import { formatCount, formatNumber } from '#src/lib/format.ts'

/** Circuits one after the other on a line of days, with the end of the days at hand. The text beside it says the same. */
export function DayLine({ groups, days }: { groups: readonly CarnetGroup[]; days: number | undefined }) {
  const legs = groups.flatMap(({ circuit, name, facts }) =>
    facts.days ? [{ slug: circuit.slug, name, days: facts.days }] : [],
  )
  const total = legs.reduce((sum, leg) => sum + leg.days, 0)
  if (total === 0) return null
  const scale = Math.max(total, days ?? 0)
  const toPercent = (count: number) => `${(count / scale) * 100}%`
  return (
    <div aria-hidden="true" className={`relative mt-4 ${days === undefined ? '' : 'pb-6'}`}>
      <ol className="flex">
        {legs.map(({ slug, name, days: length }) => (
          <li key={slug} className="min-w-0 text-label/tight" style={{ width: toPercent(length) }}>
            <span className="block truncate pr-2 font-semibold">{name}</span>
            <span className="block truncate pr-2 text-soft">{formatNumber(length)}</span>
            <span className="mt-1.5 flex items-center">
              <span className="size-2.75 shrink-0 rounded-full border-3 border-route" />
              <span className="route-x grow text-route" />
            </span>
          </li>
        ))}
      </ol>
      {days !== undefined && (
        <span className="absolute inset-y-0 border-l-3" style={{ left: toPercent(days) }}>
          <span
            className={`absolute bottom-0 px-1.5 text-label/tight font-semibold whitespace-nowrap ${days * 2 > scale ? 'right-0' : 'left-0'}`}
          >
            {formatCount(days, 'jour')}
          </span>
        </span>
      )}
    </div>
  )
}
