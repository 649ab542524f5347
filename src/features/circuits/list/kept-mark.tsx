import { offlineCircuitsKey } from '#src/storage/keys.ts'
import { readOfflineCircuits } from '#src/storage/offline-circuits.ts'
import { useStoredItem } from '#src/ui/hooks/use-stored-item.ts'
import { KeepIcon } from '#src/ui/icon.tsx'

/** Says that the circuit is kept. */
export function KeptMark({ slug }: { slug: string }) {
  const isAnyKept = useStoredItem(offlineCircuitsKey) !== undefined
  if (!isAnyKept || !readOfflineCircuits().some((kept) => kept.slug === slug)) return null
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 text-base font-semibold">
      <KeepIcon kept />
      Gardé
    </span>
  )
}
