import { Badge } from '#src/ui/badge.tsx'

type CircuitListStateProps = {
  fromCache: boolean
  refreshing: boolean
  onClearCache: () => void
}

/** Where the shown list comes from. Keeps its room when it has nothing to say, so that the list stays in place. */
export function CircuitListState({ fromCache, refreshing, onClearCache }: CircuitListStateProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      {fromCache && (
        <>
          <button
            type="button"
            onClick={onClearCache}
            className="min-h-11 px-2 text-small font-semibold text-link underline underline-offset-4 max-md:order-last"
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
