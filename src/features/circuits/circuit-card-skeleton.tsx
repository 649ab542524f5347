import { CircuitCardFrame } from '#src/features/circuits/circuit-card-frame.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** A card on its way, in the shape of the card that will come. */
export function CircuitCardSkeleton({ leading }: { leading: boolean }) {
  return (
    <CircuitCardFrame leading={leading} picture={<Skeleton className="rounded-paper size-full" />}>
      <Skeleton className="rounded-paper mt-5 mb-3 h-8.5 w-3/5" />
      <Skeleton className="rounded-paper mb-2.5 h-4.5" />
      <Skeleton className="rounded-paper mb-5.5 h-4.5 w-4/5" />
      <Skeleton className="rounded-paper mb-6 h-4 w-1/2" />
      <Skeleton className="rounded-paper mt-auto h-12" />
      <Skeleton className="rounded-paper mt-4.5 mb-4 h-4.5 w-2/5" />
    </CircuitCardFrame>
  )
}
