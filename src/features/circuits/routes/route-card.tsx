import { memo } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Route } from '#src/contract/route.ts'
import type { Id } from '#src/contract/values.ts'
import { type RouteFacts, routeFacts } from '#src/features/circuits/routes/route-facts.ts'
import { DirectionsLink, RouteBadges, RouteMeasures, WaypointList } from '#src/features/circuits/routes/route-parts.tsx'
import { formatCount } from '#src/lib/format.ts'
import { posterOf } from '#src/pictures/posters.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { NoScript } from '#src/ui/no-script.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

type RouteCardProps = {
  route: Route
  order: number
  /** The traveller points at it, here or on the map. */
  isHighlighted: boolean
  onOpen: (id: Id) => void
}

/** Memoized, because hundreds may be on the page when more are added or one is opened. */
export const RouteCard = memo(function RouteCard({ route, order, isHighlighted, onOpen }: RouteCardProps) {
  const facts = routeFacts(route)
  return (
    <article className="@container relative rounded-paper bg-paper p-[clamp(22px,3vw,40px)] shadow-print">
      {/* On paper in the flow, since a page that begins with the card would cut it off. */}
      <span className="absolute -top-5 left-[clamp(22px,3vw,40px)] print:static">
        <StepMarker filled={isHighlighted}>
          <span className="sr-only">Itinéraire </span>
          {order}
        </StepMarker>
      </span>
      <h3 className="mt-2 text-[clamp(1.375rem,1.1rem+1.3vw,2.125rem)]/[1.08] text-balance wrap-anywhere">
        {facts.name}
      </h3>
      {facts.ends && <p className="mt-1.5 wrap-anywhere text-soft">{facts.ends}</p>}
      <RouteLine facts={facts} />
      <NoScript>
        {facts.description && <p className="mt-4.5 text-soft">{facts.description}</p>}
        {facts.waypoints.length > facts.firstWaypoints.length && (
          <WaypointList heading="h4" waypoints={facts.waypoints} />
        )}
      </NoScript>
      <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line pt-5.5">
        {/* Fixed columns, so that the cards of a list align. */}
        <RouteMeasures
          facts={facts}
          className="w-full grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] sm:max-w-[31.5rem]"
        />
        <RouteBadges facts={facts} />
        <div className="ml-auto flex flex-wrap gap-3 max-md:w-full max-md:*:grow">
          <Button look="outlined" aria-haspopup="dialog" onClick={() => onOpen(route.id)}>
            <span>
              Détails<span className="sr-only"> : {facts.name}</span>
            </span>
          </Button>
          {facts.directions && <DirectionsLink directions={facts.directions} route={facts.name} />}
        </div>
      </div>
    </article>
  )
})

type RouteDetailsProps = { circuit: Circuit; route: Route; onClose: () => void }

export function RouteDetails({ circuit, route, onClose }: RouteDetailsProps) {
  const facts = routeFacts(route)
  const picture = posterOf(circuit.slug)?.portrait ?? sceneOf(null)
  return (
    <Dialog
      title={facts.name}
      onClose={onClose}
      picture={<img src={picture} alt="" width={810} height={1200} />}
      actions={facts.directions && <DirectionsLink directions={facts.directions} route={facts.name} />}
    >
      {facts.ends && <p className="mt-2 wrap-anywhere text-soft">{facts.ends}</p>}
      <div className="mt-3.5">
        <RouteBadges facts={facts} />
      </div>
      {facts.description && <p className="mt-3.5 text-soft">{facts.description}</p>}
      <div className="mt-5">
        <RouteMeasures facts={facts} className="grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))]" />
      </div>
      {facts.waypoints.length > 0 && <WaypointList heading="h3" waypoints={facts.waypoints} />}
    </Dialog>
  )
}

/** The waypoints as dots on a line from start to end, with the names below the dots where there is room. */
function RouteLine({ facts: { firstWaypoints, furtherWaypoints } }: { facts: RouteFacts }) {
  const rest = { order: firstWaypoints.length + 1, name: `+ ${formatCount(furtherWaypoints, 'autre')}` }
  const between = furtherWaypoints > 0 ? [...firstWaypoints, rest] : firstWaypoints
  // Half a column at each end, so that the dots are evenly spaced, each above its name.
  const columns = { gridTemplateColumns: `1fr repeat(${between.length}, 2fr) 1fr` }
  return (
    <div className="mt-4.5">
      <div aria-hidden="true" className="relative text-route">
        <div className="route-x absolute inset-x-0 top-1/2 -translate-y-1/2" />
        <div
          className="relative grid items-center"
          style={between.length > 0 ? columns : { gridTemplateColumns: '1fr 1fr' }}
        >
          <i className="size-4 rounded-full border-[3.5px] border-route bg-paper" />
          {between.map(({ order }) => (
            <i
              key={order}
              className="size-2.5 justify-self-center rounded-full bg-route forced-colors:bg-[CanvasText] shadow-[0_0_0_5px_var(--paper)]"
            />
          ))}
          <i className="size-4 justify-self-end rounded-full bg-route forced-colors:bg-[CanvasText]" />
        </div>
      </div>
      {between.length > 0 && (
        <ol
          aria-label="Points de passage"
          className="mt-2 text-small/snug text-soft md:grid md:text-center md:text-[0.875rem]/snug"
          style={columns}
        >
          <li aria-hidden="true" className="hidden text-left md:block">
            Départ
          </li>
          {between.map(({ order, name }) => (
            <li
              key={order}
              className={`inline wrap-anywhere md:block md:px-1.5 ${order > 1 ? "before:content-[',_'] md:before:hidden" : ''}`}
            >
              {name}
            </li>
          ))}
          <li aria-hidden="true" className="hidden text-right md:block">
            Arrivée
          </li>
        </ol>
      )}
    </div>
  )
}
