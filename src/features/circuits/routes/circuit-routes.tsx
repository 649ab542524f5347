import type { Circuit } from '#src/contract/circuit.ts'
import type { Id } from '#src/contract/values.ts'
import { ListPanel } from '#src/features/circuits/list-panel.tsx'
import { RouteCard, RouteDetails } from '#src/features/circuits/routes/route-card.tsx'
import { ShowMoreList } from '#src/features/circuits/show-more-list.tsx'
import { useCircuitRoutes } from '#src/features/circuits/use-circuit-lists.ts'
import { Skeleton } from '#src/ui/loading.tsx'

const column = 'grid gap-7 *:min-w-0'

type CircuitRoutesProps = {
  circuit: Circuit
  /** The id of the route whose details are open. */
  openRoute: Id | undefined
  onOpen: (id: Id | undefined) => void
}

/** The tab of a circuit's routes. */
export function CircuitRoutes({ circuit, openRoute, onOpen }: CircuitRoutesProps) {
  const routes = useCircuitRoutes(circuit)
  const openItem = routes.data?.find(({ id }) => id === openRoute)
  return (
    <div className="bg-raised">
      <ListPanel
        title="Itinéraires"
        query={routes}
        skeleton={<RoutesSkeleton />}
        empty="Les itinéraires de ce circuit ne sont pas encore publiés. Un conseiller vous les décrit volontiers."
      >
        {(items) => (
          <>
            <ShowMoreList items={items} noun="itinéraires" className={column}>
              {(route, index) => (
                <li key={route.id}>
                  <RouteCard route={route} first={index === 0} onOpen={onOpen} />
                </li>
              )}
            </ShowMoreList>
            {openItem && <RouteDetails circuit={circuit} route={openItem} onClose={() => onOpen(undefined)} />}
          </>
        )}
      </ListPanel>
    </div>
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
