import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { CircuitFinder, type CircuitFinderProps } from '#src/features/circuits/list/circuit-finder.tsx'
import { useClearCache } from '#src/features/circuits/list/use-clear-cache.ts'
import { CustomTripLink } from '#src/layout/custom-trip-link.tsx'
import { isFromDocument } from '#src/lib/copy-age.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { CopyAge } from '#src/ui/copy-age.tsx'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'
import { useNotify } from '#src/ui/notices.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

type CircuitListProps = Omit<CircuitFinderProps, 'circuits'> & {
  /** When this page was opened, in milliseconds since 1970. */
  openedAt: number
}

/** The home page's list of circuits, in every state that loading it can have. */
export function CircuitList({ openedAt, ...finder }: CircuitListProps) {
  const query = useQuery(circuitsQueryOptions())
  const { data, error, errorUpdatedAt, refetch } = query
  const clearCache = useClearCache()
  const notify = useNotify()
  const heading = useRef<HTMLHeadingElement>(null)
  const reload = (load: () => Promise<unknown>) => {
    // The button disappears when pressed, and would take the focus with it.
    heading.current?.focus()
    void load()
  }

  // Announces failed refreshes too, while the list stays. Failures before this visit are not repeated.
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
        <ListStatus query={query} openedAt={openedAt} onClearCache={() => reload(clearCache)} />
      </div>
      {data?.length === 0 && <EmptyList />}
      {(data ? data.length > 0 : !error) && <CircuitFinder circuits={data} {...finder} />}
      {!data && error && (
        <LoadErrorPanel text={error.message} onRetry={() => reload(refetch)}>
          <Button look="outlined" onClick={() => reload(clearCache)}>
            Vider le cache
          </Button>
        </LoadErrorPanel>
      )}
    </>
  )
}

type ListStatusProps = {
  query: UseQueryResult<Circuit[]>
  openedAt: number
  onClearCache: () => void
}

/** Where the shown list comes from. The row keeps its height while it is empty, so that the list does not move. */
function ListStatus({ query, openedAt, onClearCache }: ListStatusProps) {
  const { data, dataUpdatedAt, isFetching } = query
  // The prerendered page has no badges.
  const isHydrating = useIsHydrating()
  const isShown = data !== undefined && !isHydrating
  const isCached = isShown && dataUpdatedAt < openedAt && !isFromDocument(query)
  return (
    <div className="flex min-h-11 flex-wrap content-start items-center gap-1 max-md:min-h-18 max-md:w-full xs:gap-2">
      <CopyAge queries={[query]} className="text-soft max-md:w-full" />
      {isCached && (
        <>
          <button
            type="button"
            onClick={onClearCache}
            className="min-h-11 px-1 text-small font-semibold text-link underline underline-offset-4 max-md:order-last xs:px-2"
          >
            Vider le cache
          </button>
          <Badge tone="outlined" dot="hollow">
            Cache
          </Badge>
        </>
      )}
      {isShown && isFetching && <Badge tone="gold">Mise à jour</Badge>}
    </div>
  )
}

function EmptyList() {
  return (
    <div className="grid grid-cols-1 items-center gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <PictureFrame>
        <img src={sceneOf(null)} alt="" width={480} height={360} loading="lazy" />
      </PictureFrame>
      <div>
        <h3>Aucun circuit disponible</h3>
        <p className="mt-2 mb-5 max-w-[46ch] text-soft">
          Nos prochaines routes se préparent. En attendant, nous pouvons tracer la vôtre.
        </p>
        <CustomTripLink look="outlined">Composer mon circuit</CustomTripLink>
      </div>
    </div>
  )
}
