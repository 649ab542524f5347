import { Link } from '@tanstack/react-router'
import type { Circuit } from '#src/contract/circuit.ts'
import { placeFacts } from '#src/features/circuits/places/place-facts.ts'
import { useCircuitPlaces } from '#src/features/circuits/use-circuit-lists.ts'
import { Skeleton } from '#src/ui/loading.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

const count = 4

/** The first places of the circuit, with a link to all of them. */
export function CircuitHighlights({ circuit }: { circuit: Circuit }) {
  const places = useCircuitPlaces(circuit)
  const total = places.data?.length ?? 0
  // The places tab explains why there are none.
  if (total === 0 && !places.isPending) return null
  return (
    <section aria-labelledby="highlights">
      <h2 id="highlights">Les temps forts</h2>
      {places.isPending && <HighlightsSkeleton />}
      <ol className="mt-9">
        {places.data?.slice(0, count).map((place, index) => {
          const { name, description } = placeFacts(place)
          return (
            <li
              key={place.id}
              className="relative grid grid-cols-[max(44px,2.75rem)_1fr] gap-4.5 pb-6.5 before:absolute before:top-11.5 before:bottom-0.5 before:left-[calc(max(22px,1.375rem)-1.5px)] before:route-y before:text-route"
            >
              <StepMarker>{index + 1}</StepMarker>
              <div className="min-w-0 pt-2">
                <h3 className="text-[1.25rem]/snug wrap-anywhere">{name}</h3>
                {description && (
                  <p className="mt-1 line-clamp-3 max-w-[52ch] text-base/normal text-soft">{description}</p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <Link
        to="/circuits/$slug/lieux"
        params={{ slug: circuit.slug }}
        className="grid min-h-11 grid-cols-[max(44px,2.75rem)_1fr] items-center gap-4.5 font-semibold"
      >
        <span aria-hidden="true" className="size-4 justify-self-center rounded-full bg-route" />
        {total > 1 ? `Voir les ${total} lieux` : 'Voir les lieux'}
      </Link>
    </section>
  )
}

function HighlightsSkeleton() {
  return (
    <div role="status" className="mt-9">
      <span className="sr-only">Chargement des temps forts…</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="grid grid-cols-[max(44px,2.75rem)_1fr] gap-4.5 pb-6.5">
          <Skeleton className="size-11 rounded-full" />
          <div className="grid gap-3 pt-3">
            <Skeleton className="rounded-paper h-5 w-1/2" />
            <Skeleton className="rounded-paper mb-4 h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
