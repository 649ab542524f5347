import { Badge } from '#src/ui/badge.tsx'

type CircuitListStateProps = {
  fromCache: boolean
  refreshing: boolean
  onClearCache: () => void
}

/**
 * Where the shown list comes from. Keeps its room when it has nothing to say, on narrow screens a line of its own, so that
 * the list stays in place.
 */
export function CircuitListState({ fromCache, refreshing, onClearCache }: CircuitListStateProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-1 max-md:w-full xs:gap-2">
      {fromCache && (
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
      {refreshing && <Badge tone="gold">Mise à jour</Badge>}
    </div>
  )
}
