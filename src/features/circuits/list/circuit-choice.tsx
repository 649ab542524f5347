import type { ReactNode } from 'react'
import { hasWishes, type Wishes } from '#src/content/wishes.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { CircuitCard, CircuitCardSkeleton } from '#src/features/circuits/list/circuit-card.tsx'
import { maxCompared } from '#src/features/circuits/list/compared-circuits.ts'
import { useInView } from '#src/ui/hooks/use-in-view.ts'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'
import { Skeleton } from '#src/ui/loading.tsx'

const loadOnDemand = () => import('#src/features/circuits/list/on-demand.ts')

export type CircuitChoiceProps = {
  /** Undefined while they are loading. */
  circuits: readonly Circuit[] | undefined
  wishes: Wishes
  onWishesChange: (wishes: Wishes) => void
  /** Slugs of the circuits to compare. */
  compared: readonly string[]
  onComparedChange: (slugs: string[]) => void
}

/** The search, the circuits in its order, and the comparison of some of them. */
export function CircuitChoice({
  circuits,
  wishes,
  onWishesChange,
  compared: slugs,
  onComparedChange,
}: CircuitChoiceProps) {
  const { ref, seen } = useInView({ rootMargin: '100%', timeout: 3000 })
  const isSearching = hasWishes(wishes)
  const { module, isError } = useLazyModule(loadOnDemand, seen || isSearching || slugs.length > 0)
  const ranked = isSearching && circuits ? module?.rankCircuits(circuits, wishes) : undefined
  const entries =
    ranked?.map((match) => ({ circuit: match.circuit, match })) ??
    circuits?.map((circuit) => ({ circuit, match: undefined }))
  const compared = slugs.flatMap((slug) => circuits?.find((circuit) => circuit.slug === slug) ?? [])
  const compare = ({ slug }: Circuit, chosen: boolean) => {
    const others = compared.map((circuit) => circuit.slug).filter((other) => other !== slug)
    onComparedChange(chosen ? [...others, slug] : others)
  }

  return (
    <>
      <div ref={ref} data-needs-script className="print:hidden">
        {module ? (
          <module.FinderForm wishes={wishes} onChange={onWishesChange} ranked={ranked} />
        ) : (
          <FinderSkeleton isError={isError} />
        )}
      </div>
      {entries ? (
        <Grid>
          {entries.map(({ circuit, match }, index) => (
            <CircuitCard key={circuit.id} circuit={circuit} match={match} leading={index === 0}>
              {/* Keeps its height while it is empty, so that the list does not move. */}
              <div data-needs-script className="min-h-11 w-full print:hidden">
                {module && (
                  <module.CompareChoice
                    circuit={circuit}
                    compared={compared}
                    isFull={compared.length >= maxCompared}
                    onChange={(chosen) => compare(circuit, chosen)}
                  />
                )}
              </div>
            </CircuitCard>
          ))}
        </Grid>
      ) : (
        <ListSkeleton />
      )}
      {/* Always rendered, so that a shared link to it arrives here. */}
      <div id="comparer">
        {module && compared.length > 1 && (
          <module.Comparison circuits={compared} onRemove={(circuit) => compare(circuit, false)} />
        )}
      </div>
    </>
  )
}

/** As high as the search. */
function FinderSkeleton({ isError }: { isError: boolean }) {
  if (isError) return <p role="status">La recherche n’a pas pu être chargée. Rechargez la page.</p>
  return (
    <div aria-hidden="true" className="mb-4 grid gap-1.5 pb-12.5 text-small/snug">
      {'\u00a0'}
      <Skeleton className="rounded-paper min-h-12.5" />
    </div>
  )
}

function ListSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Chargement des circuits…
      </p>
      <div aria-hidden="true">
        <Grid>
          {['first', 'second', 'third', 'fourth'].map((key, index) => (
            <CircuitCardSkeleton key={key} leading={index === 0} />
          ))}
        </Grid>
      </div>
    </>
  )
}

function Grid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-x-8 gap-y-[clamp(36px,5vw,64px)] md:grid-cols-2">{children}</ul>
}
