import { type ReactNode, useRef } from 'react'
import { hasCriteria, type TripCriteria } from '#src/content/trip-criteria.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { CircuitCard, CircuitCardSkeleton } from '#src/features/circuits/list/circuit-card.tsx'
import { useInView } from '#src/ui/hooks/use-in-view.ts'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'
import { Skeleton } from '#src/ui/loading.tsx'

const loadTools = () => import('#src/features/circuits/list/finder-tools.ts')

export type CircuitFinderProps = {
  /** Undefined while they are loading. */
  circuits: readonly Circuit[] | undefined
  criteria: TripCriteria
  onCriteriaChange: (criteria: TripCriteria) => void
  comparedSlugs: readonly string[]
  onComparedChange: (slugs: string[]) => void
}

/** The search, the circuits in its order, and the comparison of some of them. */
export function CircuitFinder({
  circuits,
  criteria,
  onCriteriaChange,
  comparedSlugs,
  onComparedChange,
}: CircuitFinderProps) {
  const comparison = useRef<HTMLDivElement>(null)
  const { ref, seen } = useInView({ rootMargin: '100%', timeout: 3000 })
  const isSearching = hasCriteria(criteria)
  const { module, isError } = useLazyModule(loadTools, seen || isSearching || comparedSlugs.length > 0)
  const ranked = isSearching && circuits ? module?.rankCircuits(circuits, criteria) : undefined
  const entries =
    ranked?.map((match) => ({ circuit: match.circuit, match })) ??
    circuits?.map((circuit) => ({ circuit, match: undefined }))
  const compared = comparedSlugs.flatMap((slug) => circuits?.find((circuit) => circuit.slug === slug) ?? [])
  const compare = ({ slug }: Circuit, chosen: boolean) => {
    const others = compared.map((circuit) => circuit.slug).filter((other) => other !== slug)
    onComparedChange(chosen ? [...others, slug] : others)
  }

  return (
    <>
      <div ref={ref} data-needs-script className="print:hidden">
        {isError && (
          <div role="alert" className="mb-8">
            <LoadErrorPanel
              text="La recherche et la comparaison n’ont pas pu être chargées."
              onRetry={() => location.reload()}
            />
          </div>
        )}
        {module && (
          <module.FinderForm
            criteria={criteria}
            onChange={onCriteriaChange}
            ranked={ranked}
            comparedCount={compared.length}
          />
        )}
        {!module && !isError && <FinderSkeleton />}
      </div>
      {entries ? (
        <Grid>
          {entries.map(({ circuit, match }, index) => (
            <CircuitCard key={circuit.id} circuit={circuit} match={match} leading={index === 0}>
              {/* Keeps its height while it is empty, so that the list does not move. */}
              <div data-needs-script className="flex min-h-11 w-full flex-wrap gap-x-6 print:hidden">
                {module && (
                  <>
                    <module.CompareCheckbox
                      circuit={circuit}
                      compared={compared}
                      onChange={(chosen) => compare(circuit, chosen)}
                    />
                    <module.KeptMark slug={circuit.slug} />
                  </>
                )}
              </div>
            </CircuitCard>
          ))}
        </Grid>
      ) : (
        <ListSkeleton />
      )}
      {/* Always rendered, so that a shared link to it arrives here. */}
      <div id="comparer" ref={comparison} tabIndex={-1} className="focus:outline-none">
        {compared.length === 1 && <p className="pt-8 text-soft">Choisissez un deuxième circuit pour comparer.</p>}
        {module && compared.length > 1 && (
          <module.Comparison
            circuits={compared}
            onRemove={(circuit) => {
              // The pressed button is about to disappear, and would take the focus with it.
              comparison.current?.focus()
              compare(circuit, false)
            }}
          />
        )}
      </div>
    </>
  )
}

/** As high as the search. */
function FinderSkeleton() {
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
