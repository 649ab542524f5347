import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { placesQueryOptions } from '#src/api/places.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Day, Programme } from '#src/contract/programme.ts'
import { type Highlight, HighlightItem } from '#src/features/circuits/map/highlight.tsx'
import { stopOfDay } from '#src/features/circuits/map/draw-trip.ts'
import { LegItem } from '#src/features/circuits/overview/leg-item.tsx'
import { PlaceLink, PlaceThumbnail } from '#src/features/circuits/overview/place-link.tsx'
import { formatLegHours, sumHours } from '#src/lib/trip-hours.ts'
import { lateArrivalTexts } from '#src/features/circuits/programme/sunset.ts'
import { formatNumber } from '#src/lib/format.ts'
import { uncapitalize } from '#src/lib/text.ts'
import { ExpandIcon, Icon } from '#src/ui/icon.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

type TripDayProps = {
  circuit: Circuit
  programme: Programme
  /** Null when it could not be read. */
  day: Day | null
  number: number
  /** The traveller points at it, here or on the map. */
  isHighlighted: boolean
  onHighlight: Highlight['onHighlight']
}

export function TripDay({ isHighlighted, onHighlight, ...props }: TripDayProps) {
  const { day, number } = props
  return (
    <HighlightItem
      id={day && stopOfDay(day)}
      onHighlight={onHighlight}
      className="relative grid grid-cols-[max(44px,2.75rem)_1fr] gap-x-4.5 before:absolute before:top-11.5 before:bottom-0.5 before:left-[calc(max(22px,1.375rem)-1.5px)] before:route-y before:text-route last:before:hidden print:in-[body:has([data-day-per-page]:checked)]:break-before-page"
    >
      <StepMarker filled={isHighlighted}>
        <span className="sr-only">Jour </span>
        {number}
      </StepMarker>
      {day ? (
        <DayDetails {...props} day={day} />
      ) : (
        <p className="pt-2 pb-6.5 text-soft">Le détail de ce jour n’est pas publié. Un conseiller vous le décrit.</p>
      )}
    </HighlightItem>
  )
}

function DayDetails({
  circuit,
  programme,
  day,
  number,
}: Omit<TripDayProps, 'isHighlighted' | 'onHighlight'> & { day: Day }) {
  const navigate = useNavigate()
  const router = useRouter()
  const id = `jour-${number}`
  // The address names the day, so that the page opens with it again when it is shared or reloaded.
  const toggle = (event: MouseEvent) => {
    const details = event.currentTarget.closest('details')
    if (!details) return
    event.preventDefault()
    details.open = !details.open
    const isInAddress = router.latestLocation.hash === id
    if (details.open === isInAddress) return
    const hash = details.open ? id : ''
    void navigate({ to: '.', search: true, hash, replace: true, resetScroll: false, hashScrollIntoView: false })
  }
  return (
    <details id={id} className="group min-w-0 pb-6.5 print:[&::details-content]:[content-visibility:visible]">
      <summary onClick={toggle} className="relative min-h-11 list-none pt-2 pr-11 [&::-webkit-details-marker]:hidden">
        <h3 className="text-[1.25rem]/snug wrap-anywhere group-hover:underline">{day.title}</h3>
        <p className="mt-1 text-base/normal text-soft">{dayFacts(day)}</p>
        <ExpandIcon className="absolute top-2.5 right-0 size-[26px] border-2 print:hidden" />
      </summary>
      <div className="grid gap-4.5 pt-3">
        {day.summary && <p className="max-w-[62ch]">{day.summary}</p>}
        {lateArrivalTexts(day, programme).map((text) => (
          <Warning key={text}>{text}</Warning>
        ))}
        {day.legs && day.legs.length > 0 && (
          <ol aria-label={`Trajets du jour ${number}`} className="border-t border-line">
            {day.legs.map((leg, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a fixed list, in which a leg may occur twice
              <LegItem key={index} circuit={circuit} leg={leg} />
            ))}
          </ol>
        )}
        <DayPlaces slugs={day.places ?? []} />
        <DayEnd day={day} />
      </div>
    </details>
  )
}

/** '5 h à 7 h 45, jusqu’à 9 h 15 en saison des pluies · 167 km · nuit : Ampefy'. */
function dayFacts({ legs, night }: Day): string {
  const km = legs?.reduce((sum, leg) => sum + leg.km, 0)
  const facts = [
    legs && legs.length > 0 ? formatLegHours(sumHours(legs)) : null,
    km ? `${formatNumber(km, 0)}\u00a0km` : null,
    night ? `nuit\u202f: ${night.name}` : null,
  ]
  return facts.filter((fact) => fact !== null).join(' · ')
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex gap-2.5 border-l-6 border-gold bg-raised px-3.5 py-2.5 text-base/normal">
      <Icon name="warning" className="mt-0.5 size-5" />
      {children}
    </p>
  )
}

/** The places that a day visits, without those that the list of places does not have. */
function DayPlaces({ slugs }: { slugs: readonly string[] }) {
  const { data: places = [] } = useQuery(placesQueryOptions())
  const visited = slugs.flatMap((slug) => places.find((place) => place.slug === slug) ?? [])
  if (visited.length === 0) return null
  return (
    <ul aria-label="Lieux du jour" className="flex flex-wrap gap-x-6 gap-y-3">
      {visited.map((place) => (
        <li
          key={place.id}
          className="flex min-w-0 items-center gap-3 font-semibold wrap-anywhere *:first:w-18 *:first:shrink-0 print:*:first:hidden"
        >
          <PlaceThumbnail place={place} />
          <PlaceLink place={place} />
        </li>
      ))}
    </ul>
  )
}

function DayEnd({ day: { night, note } }: { day: Day }) {
  return (
    <dl className="grid gap-x-5 gap-y-1.5 text-base/normal wrap-anywhere sm:grid-cols-[5rem_minmax(0,1fr)]">
      {night && (
        <>
          <dt className="text-soft">Nuit</dt>
          <dd>
            <b className="font-semibold">{night.name}</b>
            {night.comfort && `\u202f: ${uncapitalize(night.comfort)}`}
          </dd>
        </>
      )}
      {note && (
        <>
          <dt className="text-soft">À savoir</dt>
          <dd>{note}</dd>
        </>
      )}
    </dl>
  )
}
