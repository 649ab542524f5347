import { Skeleton } from '#src/ui/skeleton.tsx'

/** Cards without words, of the size that the routes will have. */
export function RoutesSkeleton({ className }: { className: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Chargement des itinéraires…</span>
      {['first', 'second'].map((key) => (
        <div key={key} className="rounded-paper bg-paper p-[clamp(22px,3vw,40px)] shadow-print">
          <Skeleton className="rounded-paper h-9 w-3/5" />
          <Skeleton className="rounded-paper mt-6 h-4 w-full" />
          <Skeleton className="rounded-paper mt-12 h-12 w-4/5" />
        </div>
      ))}
    </div>
  )
}
