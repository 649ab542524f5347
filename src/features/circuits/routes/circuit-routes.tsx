import { useMemo, useState } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Route } from '#src/contract/route.ts'
import type { Id } from '#src/contract/values.ts'
import { ListPanel, ShowMoreList } from '#src/features/circuits/list-panel.tsx'
import { HighlightItem } from '#src/features/circuits/map/highlight.tsx'
import { drawRoutes } from '#src/features/circuits/map/draw-lists.ts'
import { ListWithMap } from '#src/features/circuits/map/list-with-map.tsx'
import { RouteCard, RouteDetails } from '#src/features/circuits/routes/route-card.tsx'
import { useCircuitRoutes } from '#src/features/circuits/use-circuit-lists.ts'
import { Skeleton } from '#src/ui/loading.tsx'

const column = 'grid gap-10 pt-5 *:min-w-0'

type CircuitRoutesProps = {
  circuit: Circuit
  /** The id of the route whose details are open. */
  openRoute: Id | undefined
  onOpen: (id: Id | undefined) => void
}

/** The tab of a circuit's routes. */
export function CircuitRoutes({ circuit, ...open }: CircuitRoutesProps) {
  const routes = useCircuitRoutes(circuit)
  return (
    <div className="bg-raised">
      <ListPanel
        title="Itinéraires"
        query={routes}
        skeleton={<RoutesSkeleton />}
        empty="Les itinéraires de ce circuit ne sont pas encore publiés. Un conseiller vous les décrit volontiers."
      >
        {(items) => <RouteList circuit={circuit} routes={items} {...open} />}
      </ListPanel>
    </div>
  )
}

function RouteList({ circuit, routes, openRoute, onOpen }: CircuitRoutesProps & { routes: Route[] }) {
  const drawing = useMemo(() => drawRoutes(routes), [routes])
  const [highlighted, setHighlighted] = useState<Id | null>(null)
  const openItem = routes.find(({ id }) => id === openRoute)
  return (
    <>
      <ListWithMap circuit={circuit} drawing={drawing} highlighted={highlighted} onHighlight={setHighlighted}>
        <ShowMoreList items={routes} noun="itinéraires" className={column}>
          {(route, index) => (
            <HighlightItem key={route.id} id={route.id} onHighlight={setHighlighted}>
              <RouteCard route={route} order={index + 1} isHighlighted={route.id === highlighted} onOpen={onOpen} />
            </HighlightItem>
          )}
        </ShowMoreList>
      </ListWithMap>
      {openItem && <RouteDetails circuit={circuit} route={openItem} onClose={() => onOpen(undefined)} />}
    </>
  )
}

function RoutesSkeleton() {
  return (
    <div role="status" className={column}>
      <span className="sr-only">Chargement des itinéraires…</span>
      {['first', 'second'].map((key) => (
        <div key={key} className="rounded-paper bg-paper p-[clamp(22px,3vw,40px)] shadow-print">
          <Skeleton className="rounded-paper h-9 w-3/5" />
          <Skeleton className="rounded-paper mt-6 h-4 w-full" />
          <Skeleton className="rounded-paper mt-12 h-12 w-4/5" />
        </div>
      ))}
    </div>
  )
}
