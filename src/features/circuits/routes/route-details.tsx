import type { Circuit } from '#src/contract/circuit.ts'
import type { Route } from '#src/contract/route.ts'
import { routeFacts } from '#src/features/circuits/routes/route-facts.ts'
import { DirectionsLink, RouteBadges, RouteMeasures, WaypointList } from '#src/features/circuits/routes/route-parts.tsx'
import { posterOf } from '#src/pictures/posters.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { Dialog } from '#src/ui/dialog.tsx'

type RouteDetailsProps = { circuit: Circuit; route: Route; onClose: () => void }

export function RouteDetails({ circuit, route, onClose }: RouteDetailsProps) {
  const facts = routeFacts(route)
  const picture = posterOf(circuit.slug)?.portrait ?? sceneOf(null)
  return (
    <Dialog title={facts.name} onClose={onClose} picture={<img src={picture} alt="" width={810} height={1200} />}>
      <div className="mt-3.5">
        <RouteBadges facts={facts} />
      </div>
      {facts.description && <p className="mt-3.5 text-soft">{facts.description}</p>}
      <div className="mt-5">
        <RouteMeasures facts={facts} className="grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))]" />
      </div>
      {facts.waypoints.length > 0 && <WaypointList heading="h3" waypoints={facts.waypoints} />}
      {facts.directions && (
        <div className="mt-6">
          <DirectionsLink directions={facts.directions} route={facts.name} filled />
        </div>
      )}
    </Dialog>
  )
}
