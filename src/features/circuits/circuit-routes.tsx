import { memo, useState } from 'react'
import type { ApiClient } from '#src/api/client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Route } from '#src/contract/route.ts'
import { useCircuitRoutes } from '#src/features/circuits/circuit-lists.ts'
import type { Id } from '#src/contract/values.ts'
import { GrowingList } from '#src/features/circuits/growing-list.tsx'
import type { Visit } from '#src/lib/copy-age.ts'
import { ListPanel } from '#src/features/circuits/list-panel.tsx'
import { RouteCard } from '#src/features/circuits/route-card.tsx'
import { RouteDetails } from '#src/features/circuits/route-details.tsx'
import { RoutesSkeleton } from '#src/features/circuits/routes-skeleton.tsx'

const column = 'grid gap-7 *:min-w-0'

type CircuitRoutesProps = { client: ApiClient; circuit: Circuit; visit: Visit }

export function CircuitRoutes({ client, circuit, visit }: CircuitRoutesProps) {
  const routes = useCircuitRoutes(client, circuit)
  const [openId, setOpenId] = useState<Id | null>(null)
  const open = routes.data?.find((route) => route.id === openId)
  return (
    <div className="bg-raised">
      <ListPanel
        title="Itinéraires"
        query={routes}
        visit={visit}
        skeleton={<RoutesSkeleton className={column} />}
        empty="Les itinéraires de ce circuit ne sont pas encore publiés. Un conseiller vous les décrit volontiers."
      >
        {(items) => (
          <>
            <GrowingList items={items} noun="itinéraires" className={column}>
              {(route, index) => (
                <RouteItem key={route.id} route={route} first={index === 0} onOpen={setOpenId} />
              )}
            </GrowingList>
            {open && (
              <RouteDetails circuit={circuit} route={open} onClose={() => setOpenId(null)} />
            )}
          </>
        )}
      </ListPanel>
    </div>
  )
}

type RouteItemProps = { route: Route; first: boolean; onOpen: (id: Id) => void }

/** Kept as it is when ten more are shown, or one is opened: there may be hundreds. */
const RouteItem = memo(function RouteItem({ route, first, onOpen }: RouteItemProps) {
  return (
    <li>
      <RouteCard route={route} first={first} onOpen={() => onOpen(route.id)} />
    </li>
  )
})
