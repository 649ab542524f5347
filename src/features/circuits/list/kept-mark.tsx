import { useOfflineCircuits } from '#src/ui/hooks/use-kept-items.ts'
import { KeepIcon } from '#src/ui/icon.tsx'

/** Says that the circuit is kept. */
export function KeptMark({ slug }: { slug: string }) {
  const isKept = useOfflineCircuits()?.some((kept) => kept.slug === slug)
  if (!isKept) return null
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 text-base font-semibold">
      <KeepIcon kept />
      Gardé
    </span>
  )
}
