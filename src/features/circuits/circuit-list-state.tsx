import { Badge } from '#src/ui/badge.tsx'
import { CopyAge } from '#src/ui/copy-age.tsx'

type CircuitListStateProps = {
  /** When the copy was made that is shown; undefined where it is none. */
  copiedAt: number | undefined
  refreshing: boolean
  onClearCache: () => void
}

/**
 * Where the shown list comes from. Keeps its room when it has nothing to say, on narrow screens two lines of its own, so that
 * the list stays in place.
 */
export function CircuitListState({ copiedAt, refreshing, onClearCache }: CircuitListStateProps) {
  return (
    <div className="flex min-h-11 flex-wrap content-start items-center gap-1 max-md:min-h-18 max-md:w-full xs:gap-2">
      {copiedAt !== undefined && (
        <>
          <CopyAge copiedAt={copiedAt} className="text-soft max-md:w-full" />
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
