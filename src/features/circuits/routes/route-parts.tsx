import { Fragment } from 'react'
import type { RouteFacts, Waypoint } from '#src/features/circuits/routes/route-facts.ts'
import { directionsLink, type Coordinates } from '#src/lib/coordinates.ts'
import { formatNumber, pluralize } from '#src/lib/format.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** More than any real route has. */
const maxWaypoints = 100

/** Means of transport and difficulty. */
export function RouteBadges({ facts: { transport, difficulty } }: { facts: RouteFacts }) {
  return (
    <p className="flex flex-wrap gap-2 empty:hidden">
      {transport && <Badge icon={transport.icon}>{transport.label}</Badge>}
      {difficulty && <Badge tone={difficulty.tone}>{difficulty.label}</Badge>}
    </p>
  )
}

/** Duration, distance, elevation gain and waypoints. The site's own defaults are marked 'indicatif'. */
export function RouteMeasures({ facts, className }: { facts: RouteFacts; className: string }) {
  const measures = [
    { label: 'durée', ...facts.duration },
    { label: 'distance', ...facts.distance },
    { label: 'dénivelé', ...facts.elevation },
    {
      label: pluralize(facts.waypointCount, 'point de passage', 'points de passage'),
      text: formatNumber(facts.waypointCount),
      indicative: facts.waypointCountIndicative,
    },
  ]
  return (
    <dl className={`grid gap-x-6 gap-y-4 ${className}`}>
      {measures.map(({ label, text, indicative }) => (
        <div key={label} className="flex flex-col-reverse justify-end text-small/snug">
          <dt className="text-soft">
            {label} {indicative && <span className="block font-semibold">indicatif</span>}
          </dt>
          <dd className="font-display text-[1.375rem]/tight font-extrabold">{breakBeforeA(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** '2 h 30 à 3 h 30' breaks before 'à' and nowhere else. */
function breakBeforeA(text: string) {
  return text.split(/ (?=à )/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ))
}

/** The named waypoints of a route, one below the other. */
export function WaypointList({ heading: Heading, waypoints }: { heading: 'h3' | 'h4'; waypoints: Waypoint[] }) {
  return (
    <>
      <Heading className="label mt-6 font-body text-route">Points de passage</Heading>
      <ol className="relative mt-2 grid gap-1.5 pl-6 before:absolute before:inset-y-2.5 before:left-1 before:route-y before:text-route">
        {waypoints.slice(0, maxWaypoints).map(({ order, name }) => (
          <li
            key={order}
            className="relative font-semibold wrap-anywhere before:absolute before:top-[0.55em] before:-left-5.75 before:size-2.5 before:rounded-full before:bg-route forced-colors:before:bg-[CanvasText]"
          >
            {name}
          </li>
        ))}
      </ol>
    </>
  )
}

type DirectionsLinkProps = {
  directions: { from: Coordinates; to: Coordinates }
  /** The route's name, for screen readers: the page has many such links. */
  route: string
}

/** Opens the directions in a map application. */
export function DirectionsLink({ directions, route }: DirectionsLinkProps) {
  return (
    <ButtonAnchor
      href={directionsLink(directions.from, directions.to)}
      target="_blank"
      rel="noopener noreferrer"
      look="outlined"
    >
      <span>
        Naviguer<span className="sr-only"> : {route} (nouvel onglet)</span>
      </span>
      <Icon name="arrow" />
    </ButtonAnchor>
  )
}
