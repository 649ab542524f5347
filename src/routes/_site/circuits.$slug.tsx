import { onlineManager, useQueryErrorResetBoundary, useSuspenseQuery } from '@tanstack/react-query'
import {
  createFileRoute,
  type ErrorComponentProps,
  notFound,
  Outlet,
  useMatchRoute,
  useRouter,
} from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { cachedCircuit, circuitQuery, loadCircuit } from '#src/api/circuits.ts'
import { LoadError } from '#src/api/errors.ts'
import { placesQuery } from '#src/api/places.ts'
import { prefetchMissing } from '#src/api/prefetch-missing.ts'
import { routesQuery } from '#src/api/routes.ts'
import { config } from '#src/config.ts'
import { CircuitHeader } from '#src/features/circuits/circuit-header.tsx'
import { circuitFrameHead } from '#src/features/circuits/circuit-head.ts'
import { CircuitMissing } from '#src/features/circuits/circuit-missing.tsx'
import { circuitBreadcrumb } from '#src/features/circuits/circuit-structured-data.ts'
import { CircuitTabs } from '#src/features/circuits/circuit-tabs.tsx'
import { KeepingTicket } from '#src/features/keeping/keeping-ticket.tsx'
import { circuitForm } from '#src/features/reservations/form-names.ts'
import { ReservationReceipts } from '#src/features/reservations/reservation-receipts.tsx'
import { PageFailure } from '#src/layout/page-failure.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { StructuredData } from '#src/ui/structured-data.tsx'
import { HydrationMark } from '#src/ui/hydration-mark.tsx'

export const Route = createFileRoute('/_site/circuits/$slug')({
  loader: async ({ context, params }) => {
    const { queryClient, client } = context
    void prefetchMissing(context, placesQuery(client))
    void prefetchMissing(context, routesQuery(client))
    // A page of the build brings it.
    if (!cachedCircuit(queryClient, client, params.slug)) await context.restored
    if (!(await loadCircuit(queryClient, client, params.slug))) throw notFound()
  },
  head: ({ match, params }) => circuitFrameHead(match.context, params.slug),
  component: CircuitFrame,
  pendingComponent: Loading,
  errorComponent: LoadFailed,
  notFoundComponent: () => <CircuitMissing />,
})

function CircuitFrame() {
  const { client, visit, keptCircuits, keepSite } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const { data: circuit, dataUpdatedAt, error } = useSuspenseQuery(circuitQuery(client, slug))
  const onOverview = Boolean(useMatchRoute()({ to: '/circuits/$slug', params: { slug } }))
  // A refresh may bring a list without this circuit.
  if (!circuit) return <CircuitMissing />
  return (
    <>
      <CircuitHeader
        client={client}
        circuit={circuit}
        compact={!onOverview}
        loaded={{ dataUpdatedAt, error }}
        visit={visit}
        receipts={onOverview && <ReservationReceipts form={circuitForm(slug)} />}
        keeping={
          <KeepingTicket
            key={slug}
            circuit={circuit}
            keeping={{ client, keptCircuits, keepSite }}
            compact={!onOverview}
          />
        }
      />
      <CircuitTabs client={client} circuit={circuit} />
      <Outlet />
      <StructuredData thing={circuitBreadcrumb(circuit)} />
      <HydrationMark />
    </>
  )
}

function Loading() {
  return (
    <div className="wrap min-h-dvh py-section">
      {/* A page that begins with this has no head yet. */}
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
    // The button goes with the panel; the focus must not be lost with it.
    const main = document.querySelector('main')
    if (main?.contains(document.activeElement)) main.focus()
    reset()
    void router.invalidate()
  }
  const retryWithNetwork = useEffectEvent((isOnline: boolean) => {
    if (isOnline && props.error instanceof LoadError) retry()
  })
  useEffect(() => onlineManager.subscribe((isOnline) => retryWithNetwork(isOnline)), [])
  if (!(props.error instanceof LoadError)) return <PageFailure {...props} />
  return <CircuitMissing failure={{ slug, onRetry: retry }} />
}
