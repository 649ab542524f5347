import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { CircuitCard } from '#src/features/circuits/circuit-card.tsx'
import { CircuitGrid } from '#src/features/circuits/circuit-grid.tsx'
import { CircuitListEmpty } from '#src/features/circuits/circuit-list-empty.tsx'
import { CircuitListSkeleton } from '#src/features/circuits/circuit-list-skeleton.tsx'
import { CircuitListState } from '#src/features/circuits/circuit-list-state.tsx'
import type { Circuit } from '#src/contract/circuit.ts'
import { Button } from '#src/ui/button.tsx'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'
import { useNotify } from '#src/ui/notices.tsx'

type CircuitListProps = {
  client: ApiClient
  /** When this page was opened: what is older has not been confirmed by a response since. */
  openedAt: number
  clearCache: () => Promise<void>
}

/** The home page's list of circuits, in every state that loading it can have. */
export function CircuitList({ client, openedAt, clearCache }: CircuitListProps) {
  const { data, dataUpdatedAt, error, errorUpdatedAt, isFetching, refetch } = useQuery(
    circuitsQuery(client),
  )
  const notify = useNotify()

  // A failed load is an event to announce, also when the shown list stays; one of an earlier visit is old news.
  useEffect(() => {
    if (errorUpdatedAt < openedAt) return
    notify('error', 'Impossible de charger les circuits. Veuillez réessayer.')
  }, [errorUpdatedAt, openedAt, notify])

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-7 gap-y-2 md:mb-10">
        <h2>Nos Circuits</h2>
        <CircuitListState
          fromCache={data !== undefined && dataUpdatedAt < openedAt}
          refreshing={data !== undefined && isFetching}
          onClearCache={() => void clearCache()}
        />
      </div>
      {data && <Circuits circuits={data} />}
      {!data && !error && <CircuitListSkeleton />}
      {!data && error && (
        <LoadErrorPanel text={error.message} onRetry={() => void refetch()}>
          <Button look="outlined" onClick={() => void clearCache()}>
            Vider le cache
          </Button>
        </LoadErrorPanel>
      )}
    </>
  )
}

function Circuits({ circuits }: { circuits: readonly Circuit[] }) {
  if (circuits.length === 0) return <CircuitListEmpty />
  return (
    <CircuitGrid>
      {circuits.map((circuit, index) => (
        <CircuitCard key={circuit.id} circuit={circuit} leading={index === 0} />
      ))}
    </CircuitGrid>
  )
}
