import { Print } from '#src/ui/print.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** Cards without words, of the size that the places will have. */
export function PlacesSkeleton({ className }: { className: string }) {
  return (
    <div role="status" className={className}>
      {['first', 'second', 'third'].map((key) => (
        <div key={key}>
          <Print>
            <Skeleton className="rounded-paper size-full" />
          </Print>
          <Skeleton className="rounded-paper mt-5 h-7 w-2/3" />
          <Skeleton className="rounded-paper mt-4 h-6 w-4/5" />
          <Skeleton className="rounded-paper mt-4 h-16 w-full" />
        </div>
      ))}
      {/* Last, since the grid counts its children. */}
      <span className="sr-only">Chargement des lieux…</span>
    </div>
  )
}
