import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Programme } from '#src/contract/programme.ts'
import type { Id } from '#src/contract/values.ts'
import { ListWithMap } from '#src/features/circuits/map/list-with-map.tsx'
import { drawTrip } from '#src/features/circuits/map/draw-trip.ts'
import { TripDay } from '#src/features/circuits/overview/trip-day.tsx'
import { describeLevel } from '#src/features/circuits/programme/format-level.ts'
import { formatLongestInRain, formatTotalHours } from '#src/lib/trip-hours.ts'
import { sumTrip, type TripSums } from '#src/features/circuits/programme/trip-sums.ts'
import { formatCount, formatNumber } from '#src/lib/format.ts'
import { capitalize } from '#src/lib/text.ts'
import { Button } from '#src/ui/button.tsx'
import { useCircuitPlaces } from '#src/features/circuits/use-circuit-lists.ts'
import { useLinkedDetails } from '#src/ui/hooks/use-linked-details.ts'

/** The days of a circuit, each closed to a line, with the sums of the trip above them. */
export function DayByDay({ circuit, programme }: { circuit: Circuit; programme: Programme }) {
  useLinkedDetails()
  const list = useRef<HTMLOListElement>(null)
  const [highlighted, setHighlighted] = useState<Id | null>(null)
  const { itinerary } = programme
  const { data: places } = useCircuitPlaces(circuit)
  const drawing = useMemo(() => drawTrip(itinerary, places ?? []), [itinerary, places])
  if (!itinerary || itinerary.length === 0) return null
  const sums = sumTrip(itinerary)
  const highlightedDays = drawing.stops.find(({ id }) => id === highlighted)?.days ?? []
  // The days keep their own state, so that they open without scripts too.
  const openAll = (open: boolean) => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = open
  }
  return (
    <section aria-labelledby="day-by-day" className="wrap pb-[clamp(56px,7vw,96px)] print:pb-5">
      <h2 id="day-by-day">Jour par jour</h2>
      <dl className="@container mt-6 border-b border-line empty:hidden">
        {sums && <Sums sums={sums} />}
        {programme.level && <Fact term="Niveau" value={describeLevel(programme.level)} note={programme.level_note} />}
        {programme.arrive_by && <Fact term="Pour venir" note={programme.arrive_by} />}
      </dl>
      <div data-needs-script className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button look="outlined" onClick={() => openAll(true)}>
          Tout ouvrir
        </Button>
        <Button look="outlined" onClick={() => openAll(false)}>
          Tout fermer
        </Button>
      </div>
      <div className="mt-7">
        <ListWithMap
          circuit={circuit}
          drawing={drawing}
          caption={'Tracé schématique\u202f; les numéros sont ceux des jours.'}
          stripHeight="h-45"
          drawnOnScroll
          highlighted={highlighted}
          onHighlight={setHighlighted}
        >
          <ol ref={list}>
            {itinerary.map((day, index) => (
              <TripDay
                // oxlint-disable-next-line react/no-array-index-key -- days have a fixed order, and one that cannot be read has no number
                key={index}
                circuit={circuit}
                programme={programme}
                day={day}
                number={day?.day ?? index + 1}
                isHighlighted={highlightedDays.includes(day?.day ?? index + 1)}
                onHighlight={setHighlighted}
              />
            ))}
          </ol>
        </ListWithMap>
      </div>
    </section>
  )
}

function Sums({ sums }: { sums: TripSums }) {
  const { kmOnRoad, kmOnFoot, hoursOnRoad, shareOnRoad, hardestDay, boats, flights } = sums
  const [least, most] = shareOnRoad.map((share) => Math.round(share * 100))
  const crossings = [
    boats > 0 ? formatCount(boats, 'trajet en bateau', 'trajets en bateau') : null,
    flights > 0 ? formatCount(flights, 'vol intérieur', 'vols intérieurs') : null,
  ].filter((text) => text !== null)
  const inRain = formatLongestInRain({ hours_dry: hardestDay.hours, hours_wet: hardestDay.hoursInRain })
  return (
    <>
      {kmOnRoad > 0 && (
        <Fact
          term="Sur la route"
          value={`${formatTotalHours(hoursOnRoad)} en voiture, ${formatNumber(kmOnRoad, 0)}\u00a0km`}
          note={`Soit ${least} à ${most}\u202f% du temps éveillé, visites et haltes non comprises.`}
        />
      )}
      {kmOnFoot > 0 && <Fact term="À pied" value={`${formatNumber(kmOnFoot, 0)}\u00a0km`} />}
      {crossings.length > 0 && <Fact term="Bateaux et vols" value={crossings.join(', ')} />}
      <Fact
        term="Jour le plus long"
        value={
          <a href={`#jour-${hardestDay.day}`} className="text-inherit">
            Jour {hardestDay.day}
            {'\u202f'}: {formatTotalHours(hardestDay.hours)} de déplacement
          </a>
        }
        note={inRain && `${capitalize(inRain)}.`}
      />
    </>
  )
}

type FactProps = { term: string; value?: ReactNode; note?: string | null | undefined }

function Fact({ term, value, note }: FactProps) {
  return (
    <div className="grid gap-x-6 border-t border-line py-2.5 wrap-anywhere @md:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-soft">{term}</dt>
      <dd>
        {value && <b className="font-semibold">{value}</b>}
        {note && <span className="block text-base/normal text-soft">{note}</span>}
      </dd>
    </div>
  )
}
