import { onlineManager, useQueryErrorResetBoundary, useSuspenseQuery } from '@tanstack/react-query'
import {
  createFileRoute,
  type ErrorComponentProps,
  notFound,
  Outlet,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { circuitQueryOptions, loadCircuit } from '#src/api/circuits.ts'
import { LoadError } from '#src/api/errors.ts'
import { prefetchMissing } from '#src/api/list-query.ts'
import { placesQueryOptions } from '#src/api/places.ts'
import { routesQueryOptions } from '#src/api/routes.ts'
import { config } from '#src/config.ts'
import { loadProgramme } from '#src/content/programmes.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { CircuitFootBar } from '#src/features/circuits/circuit-foot-bar.tsx'
import { circuitFrameHead } from '#src/features/circuits/circuit-head.ts'
import { CircuitHeader } from '#src/features/circuits/circuit-header.tsx'
import { CircuitMissing } from '#src/features/circuits/circuit-missing.tsx'
import { circuitBreadcrumb } from '#src/features/circuits/circuit-structured-data.ts'
import { CircuitTabs } from '#src/features/circuits/circuit-tabs.tsx'
import { NextSteps } from '#src/features/circuits/next-steps.tsx'
import { SaveOffline } from '#src/features/offline-circuits/save-offline.tsx'
import { circuitForm, ReservationReceipts } from '#src/features/reservations/reservation-parts.tsx'
import { PageError } from '#src/layout/page-error.tsx'
import { StructuredData } from '#src/layout/structured-data.tsx'
import { Spinner } from '#src/ui/loading.tsx'

export const Route = createFileRoute('/_site/circuits/$slug')({
  /** `carte`: on narrow screens, the map fills the window. */
  validateSearch: ({ carte }): { carte?: true | undefined } => ({ carte: carte === true ? true : undefined }),
  loader: async ({ context, params }) => {
    prefetchMissing(context.queryClient, placesQueryOptions())
    prefetchMissing(context.queryClient, routesQueryOptions())
    const ownProgramme = loadProgramme(params.slug)
    if (!(await loadCircuit(context.queryClient, params.slug))) throw notFound()
    return { ownProgramme: await ownProgramme }
  },
  head: ({ match, params }) => circuitFrameHead(match.context.queryClient, params.slug),
  component: CircuitFrame,
  pendingComponent: Loading,
  errorComponent: LoadFailed,
  notFoundComponent: () => <CircuitMissing />,
})

function CircuitFrame() {
  const { slug } = Route.useParams()
  const query = useSuspenseQuery(circuitQueryOptions(slug))
  const circuit = query.data
  const onOverview = useMatches({ select: (matches) => tabOf(matches.at(-1)?.routeId) === 'overview' })
  // A refreshed list may no longer contain this circuit.
  if (!circuit) return <CircuitMissing />
  return (
    <>
      {/* On phones, part of the header is below the tabs. */}
      <div className="flex flex-col">
        <CircuitHeader
          circuit={circuit}
          compact={!onOverview}
          query={query}
          receipts={onOverview && <ReservationReceipts form={circuitForm(slug)} />}
          saveOffline={<SaveOffline key={slug} circuit={circuit} />}
        />
        <CircuitTabs circuit={circuit} />
      </div>
      <Outlet />
      <FrameEnd circuit={circuit} />
      <StructuredData thing={circuitBreadcrumb(circuit)} />
    </>
  )
}

/** Below every tab. Deferred, like the lists (list-panel.tsx), so that a tap on a tab is answered sooner. */
function FrameEnd({ circuit }: { circuit: Circuit }) {
  const tab = useDeferredValue(useMatches({ select: (matches) => tabOf(matches.at(-1)?.routeId) }))
  return (
    <>
      <NextSteps circuit={circuit} tab={tab} />
      {tab !== 'reserver' && <CircuitFootBar circuit={circuit} />}
    </>
  )
}

function tabOf(routeId: string | undefined) {
  switch (routeId) {
    case '/_site/circuits/$slug/lieux':
      return 'lieux'
    case '/_site/circuits/$slug/routes':
      return 'routes'
    case '/_site/circuits/$slug/reserver':
      return 'reserver'
    default:
      return 'overview'
  }
}

function Loading() {
  return (
    <div className="wrap min-h-dvh py-section">
      {/* The route's head is not known yet. */}
      <title>{config.siteName}</title>
      <Spinner />
    </div>
  )
}

function LoadFailed(props: ErrorComponentProps) {
  const { slug } = Route.useParams()
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const retry = () => {
    // The button disappears with the error, and would take the focus with it.
    const main = document.querySelector('main')
    if (main?.contains(document.activeElement)) main.focus()
    reset()
    void router.invalidate()
  }
  const retryWithNetwork = useEffectEvent((isOnline: boolean) => {
    if (isOnline && props.error instanceof LoadError) retry()
  })
  useEffect(() => onlineManager.subscribe((isOnline) => retryWithNetwork(isOnline)), [])
  if (!(props.error instanceof LoadError)) return <PageError {...props} />
  return <CircuitMissing failure={{ slug, onRetry: retry }} />
}
