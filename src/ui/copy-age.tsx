import { formatCopyAge, isFromDocument } from '#src/lib/copy-age.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { useOnline } from '#src/ui/hooks/use-online.ts'

type LoadedQuery = { dataUpdatedAt: number; error: unknown; isStale: boolean }

type CopyAgeProps = {
  /** The queries whose data is shown. The oldest copy counts. */
  queries: readonly LoadedQuery[]
  className?: string
}

/**
 * The age of the shown data, if the device is offline, a refresh has failed, or the data is stale. While online, stale data that
 * came with the document gets no age.
 */
export function CopyAge({ queries, className = 'text-soft' }: CopyAgeProps) {
  const now = useNow()
  const online = useOnline()
  const copies = queries.filter(
    (query) => query.dataUpdatedAt > 0 && (!online || query.error || (query.isStale && !isFromDocument(query))),
  )
  if (copies.length === 0 || !now) return null
  const copiedAt = Math.min(...copies.map(({ dataUpdatedAt }) => dataUpdatedAt))
  return (
    <time dateTime={new Date(copiedAt).toISOString()} className={`text-small/snug ${className}`}>
      {formatCopyAge(copiedAt, now.getTime())}
    </time>
  )
}
