import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { CarnetGroup } from '#src/features/circuits/carnet/carnet.ts'
import { CarnetCircuit } from '#src/features/circuits/carnet/carnet-circuit.tsx'
import type { CarnetSearch } from '#src/features/circuits/carnet/carnet-search.ts'
import { CarnetSummary } from '#src/features/circuits/carnet/carnet-summary.tsx'
import { CarnetTakeAlong } from '#src/features/circuits/carnet/carnet-take-along.tsx'
import { EmptyCarnet } from '#src/features/circuits/carnet/empty-carnet.tsx'
import { useCarnet } from '#src/features/circuits/carnet/use-carnet.ts'
import { CopyAge } from '#src/ui/copy-age.tsx'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'
import { Spinner } from '#src/ui/loading.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'

type CarnetPageProps = {
  /** The search params of the URL. */
  search: CarnetSearch
  onDaysChange: (days: number | undefined) => void
  /** The button that keeps a circuit, or says that it is kept. */
  keepCircuit: (circuit: Circuit) => ReactNode
  /** The button that keeps all of a shared carnet. */
  keepAll: (groups: readonly CarnetGroup[]) => ReactNode
}

/** What the traveller keeps on this device, or what somebody else has sent in a link. */
export function CarnetPage({ search, onDaysChange, keepCircuit, keepAll }: CarnetPageProps) {
  const { isShared, groups, circuits, places, isUnreadable } = useCarnet(search)
  const content = useFocusAfterRemoval(groups.reduce((sum, group) => sum + 1 + group.places.length, 0))
  const lists = [circuits, places]
  const error = isShared ? lists.find(({ data }) => !data)?.error : undefined
  const isLoading = isShared && !error && lists.some(({ data }) => !data)
  const { jours } = search
  return (
    <div className="wrap pt-[clamp(48px,7vw,96px)] pb-section print:pt-7 print:pb-2">
      <PageHeader
        title={isShared ? 'Un carnet partagé' : 'Votre carnet'}
        lead={
          isShared
            ? 'Cette liste vient d’un lien que l’on vous a envoyé. Rien n’en est gardé sur votre appareil tant que vous ne le demandez pas.'
            : 'Les circuits et les lieux que vous gardez. Ils restent sur cet appareil\u202f: personne ne les voit, sauf si vous les partagez.'
        }
      />
      {isShared && (
        <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden">
          {groups.length > 0 && keepAll(groups)}
          <Link to="/carnet" className="inline-flex min-h-11 items-center font-semibold">
            Voir mon carnet
          </Link>
        </div>
      )}
      <CopyAge queries={lists} className="mt-4 block text-soft" />
      {isUnreadable && (
        <p className="mt-6 border-l-6 border-error pl-4">
          Une partie de votre carnet ne peut plus être lue. Ce que vous gardez à partir de maintenant la remplace.
        </p>
      )}
      <div ref={content} tabIndex={-1} className="mt-[clamp(36px,5vw,64px)] focus:outline-none">
        {/* Always rendered, because screen readers only announce changes inside an existing region. */}
        <div role="status">
          {error && (
            <LoadErrorPanel
              text={error.message}
              onRetry={() => {
                // The button disappears with the error, and would take the focus with it.
                content.current?.focus()
                for (const list of lists) void list.refetch()
              }}
            />
          )}
        </div>
        {isLoading && <Spinner />}
        {groups.length > 0 && (
          <>
            <div className="grid gap-x-18 gap-y-12 *:min-w-0 lg:grid-cols-[4fr_7fr] print:block">
              <CarnetSummary groups={groups} days={jours} onDaysChange={onDaysChange} />
              <div className="border-b border-line print:mt-8">
                {groups.map((group) => (
                  <CarnetCircuit key={group.circuit.slug} group={group} keepCircuit={keepCircuit} />
                ))}
              </div>
            </div>
            <CarnetTakeAlong groups={groups} places={places.data ?? []} days={jours} />
          </>
        )}
        {groups.length === 0 && !error && !isLoading && <EmptyCarnet isShared={isShared} />}
      </div>
    </div>
  )
}

/** Takes the focus of a button that has disappeared with its item. */
function useFocusAfterRemoval(count: number) {
  const container = useRef<HTMLDivElement>(null)
  const previous = useRef(count)
  useEffect(() => {
    if (count < previous.current && document.activeElement === document.body)
      container.current?.focus({ preventScroll: true })
    previous.current = count
  }, [count])
  return container
}
