import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { wholeList } from '#src/api/partial-list.ts'
import { CircuitCard } from '#src/features/circuits/circuit-card.tsx'
import { CircuitGrid } from '#src/features/circuits/circuit-grid.tsx'
import { CircuitListEmpty } from '#src/features/circuits/circuit-list-empty.tsx'
import { CircuitListSkeleton } from '#src/features/circuits/circuit-list-skeleton.tsx'
import { CircuitListState } from '#src/features/circuits/circuit-list-state.tsx'
import type { Circuit } from '#src/contract/circuit.ts'
import { copiedAt, type Visit } from '#src/lib/copy-age.ts'
import { Button } from '#src/ui/button.tsx'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'
import { useNotify } from '#src/ui/notices.tsx'

type CircuitListProps = {
  client: ApiClient
  visit: Visit
  clearCache: () => Promise<void>
}

/** The home page's list of circuits, in every state that loading it can have. */
export function CircuitList({ client, visit, clearCache }: CircuitListProps) {
  const { data, dataUpdatedAt, error, errorUpdatedAt, isFetching, refetch } = useQuery(
    circuitsQuery(client),
  )
  const { openedAt } = visit
  const notify = useNotify()
  const heading = useRef<HTMLHeadingElement>(null)
  const again = (load: () => Promise<unknown>) => {
    // The button goes with its panel or badge; the focus must not be lost with it.
    heading.current?.focus()
    void load()
  }
  const clearCopies = () =>
    again(() =>
      clearCache().catch(() => {
        notify('info', 'Vous êtes hors ligne\u202f: rien ne pourrait être rechargé. Le cache reste, videz-le au retour du réseau.')
      }),
    )

  // A failed load is an event to announce, also when the shown list stays; one of an earlier visit is old news.
  useEffect(() => {
    if (errorUpdatedAt < openedAt) return
    notify('error', 'Impossible de charger les circuits. Veuillez réessayer.')
  }, [errorUpdatedAt, openedAt, notify])

  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-7 gap-y-2 md:mb-10">
        <h2 ref={heading} tabIndex={-1}>
          Nos Circuits
        </h2>
        <CircuitListState
          copiedAt={copiedAt({ dataUpdatedAt, error }, visit)}
          refreshing={data !== undefined && isFetching}
          onClearCache={clearCopies}
        />
      </div>
      {data && !wholeList(data) && (
        <p className="mb-8 max-w-[52ch] text-soft">
          Seuls les circuits gardés sur cet appareil sont là. Les autres viendront avec le réseau.
        </p>
      )}
      {data && <Circuits circuits={data} />}
      {!data && !error && <CircuitListSkeleton />}
      {!data && error && (
        <LoadErrorPanel text={error.message} onRetry={() => again(refetch)}>
          <Button look="outlined" onClick={clearCopies}>
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
