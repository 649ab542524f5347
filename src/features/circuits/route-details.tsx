import type { Circuit } from '#src/contract/circuit.ts'
import type { Route } from '#src/contract/route.ts'
import { DirectionsLink } from '#src/features/circuits/directions-link.tsx'
import { RouteBadges } from '#src/features/circuits/route-badges.tsx'
import { routeFacts } from '#src/features/circuits/route-facts.ts'
import { RouteMeasures } from '#src/features/circuits/route-measures.tsx'
import { posterOf } from '#src/pictures/posters.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { Dialog } from '#src/ui/dialog.tsx'

type RouteDetailsProps = { circuit: Circuit; route: Route; onClose: () => void }

export function RouteDetails({ circuit, route, onClose }: RouteDetailsProps) {
  const facts = routeFacts(route)
  const picture = posterOf(circuit.slug)?.portrait ?? sceneOf(null)
  return (
    <Dialog
      title={facts.name}
      onClose={onClose}
      picture={<img src={picture} alt="" width={810} height={1200} />}
    >
      <div className="mt-3.5">
        <RouteBadges route={route} />
      </div>
      {facts.description && <p className="mt-3.5 text-soft">{facts.description}</p>}
      <div className="mt-5">
        <RouteMeasures
          facts={facts}
          className="grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))]"
        />
      </div>
      {facts.stages.length > 0 && (
        <>
          <h3 className="label mt-6 font-body text-route">Étapes</h3>
          <ol className="relative mt-2 grid gap-1.5 pl-6 before:absolute before:inset-y-2.5 before:left-1 before:route-y before:text-route">
            {facts.stages.map(({ order, name }) => (
              <li
                key={order}
                className="relative font-semibold wrap-anywhere before:absolute before:top-[0.55em] before:-left-5.75 before:size-2.5 before:rounded-full before:bg-route"
              >
                {name}
              </li>
            ))}
          </ol>
        </>
      )}
      {facts.directions && (
        <div className="mt-6">
          <DirectionsLink directions={facts.directions} route={facts.name} filled />
        </div>
      )}
    </Dialog>
  )
}
