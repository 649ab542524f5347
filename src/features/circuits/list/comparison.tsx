import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sights } from '#src/content/sights.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { type ComparableFacts, comparableFacts } from '#src/features/circuits/list/comparable-facts.ts'
import { describeLevel } from '#src/features/circuits/programme/format-level.ts'
import { formatTotalHours } from '#src/lib/trip-hours.ts'
import { useShareLink } from '#src/features/circuits/use-share-link.ts'
import { formatCount, formatNumber } from '#src/lib/format.ts'
import { Button } from '#src/ui/button.tsx'
import { useMovesUp } from '#src/ui/hooks/use-moves-up.ts'
import { SeasonInitials, SeasonLegend } from '#src/ui/season-strip.tsx'
import '#src/features/circuits/list/comparison.css'

type Row = {
  title: string
  /** Null where nothing is known. */
  cell: (circuit: Circuit, facts: ComparableFacts) => ReactNode
}

const rows: readonly Row[] = [
  { title: 'Durée', cell: (_, { days }) => days !== null && formatCount(days, 'jour') },
  {
    title: 'Sur la route',
    cell: (_, { trip }) =>
      trip &&
      (trip.kmOnRoad > 0 ? (
        <>
          {formatTotalHours(trip.hoursOnRoad)}
          <Detail>{formatNumber(trip.kmOnRoad, 0)} km</Detail>
        </>
      ) : (
        'Aucune route'
      )),
  },
  {
    title: 'Journée la plus longue',
    cell: (_, { trip }) =>
      trip && (
        <>
          {formatTotalHours(trip.hardestDay.hours)}
          <Detail>
            Jour {trip.hardestDay.day}
            {'\u202f'}: {trip.hardestDay.title}
          </Detail>
        </>
      ),
  },
  { title: 'Mois', cell: (_, { months }) => months.length > 0 && <SeasonInitials notes={months} /> },
  { title: 'Niveau', cell: (_, { level }) => level !== null && describeLevel(level) },
  { title: 'Temps forts', cell: highlightsOf },
  {
    title: 'Bateaux et vols',
    cell: (_, { trip }) =>
      trip &&
      (trip.boats + trip.flights > 0
        ? `${formatCount(trip.boats, 'bateau', 'bateaux')}, ${formatCount(trip.flights, 'vol')}`
        : 'Aucun'),
  },
]

function highlightsOf({ highlights }: Circuit, facts: ComparableFacts): ReactNode {
  const labels = sights.filter(({ id }) => facts.sights?.includes(id)).map(({ label }) => label)
  const texts = highlights?.length ? new Set(highlights.map(({ text }) => text)) : new Set<string>(labels)
  if (texts.size === 0) return null
  return (
    <ul>
      {[...texts].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

type ComparisonProps = {
  circuits: readonly Circuit[]
  onRemove: (circuit: Circuit) => void
}

/** Two or three circuits side by side. Each title has a line of its own above its cells, so that the columns fit a phone. */
export function Comparison({ circuits, onRemove }: ComparisonProps) {
  const share = useShareLink()
  const { mark, isUp } = useMovesUp()
  const columns = circuits.map((circuit) => ({ circuit, facts: comparableFacts(circuit) }))
  return (
    <div className="pt-18">
      <h3 className="mb-5">Comparer les circuits</h3>
      <span ref={mark} className="comparison-mark sticky-mark" />
      <table className="w-full table-fixed text-left text-small/snug wrap-anywhere">
        <caption className="sr-only">Les circuits choisis, côte à côte</caption>
        <thead
          data-up={isUp}
          className="comparison-head sticky z-1 bg-paper transition-[translate] duration-260 ease-move"
        >
          <tr>
            {circuits.map(({ id, name, slug }) => (
              <th key={id} scope="col" className="pr-2.5 pb-3 font-display text-lead/tight font-extrabold">
                <Link to="/circuits/$slug" params={{ slug }} className="inline-flex min-h-11 items-end text-inherit">
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ title, cell }) => (
          <tbody key={title} className="break-inside-avoid border-t border-line">
            <tr>
              <th scope="rowgroup" colSpan={circuits.length} className="label pt-4 pb-1 text-route">
                {title}
              </th>
            </tr>
            <tr>
              {columns.map(({ circuit, facts }) => (
                <td key={circuit.id} className="pr-2.5 pb-4 align-top text-balance">
                  {cell(circuit, facts) || <Detail>Non précisé</Detail>}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
        <tbody className="border-t border-line print:hidden">
          <tr>
            {circuits.map((circuit) => (
              <td key={circuit.id} className="pr-2.5">
                <Link
                  to="/circuits/$slug/reserver"
                  params={{ slug: circuit.slug }}
                  className="flex min-h-11 scroll-mt-24 items-center font-semibold"
                >
                  Demander un devis
                  <span className="sr-only"> : {circuit.name}</span>
                </Link>
                <button
                  type="button"
                  onClick={() => onRemove(circuit)}
                  className="min-h-11 scroll-mt-24 text-soft underline underline-offset-[0.2em]"
                >
                  Retirer
                  <span className="sr-only"> : {circuit.name}</span>
                </button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <SeasonLegend states={columns.flatMap(({ facts }) => facts.months.map(({ state }) => state))} />
      <Button look="outlined" className="mt-6" onClick={() => void share('Circuits à comparer', location.href)}>
        Partager la comparaison
      </Button>
    </div>
  )
}

function Detail({ children }: { children: ReactNode }) {
  return <span className="block text-small/snug font-normal text-soft">{children}</span>
}
