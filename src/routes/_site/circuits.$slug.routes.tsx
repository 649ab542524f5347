import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { circuitQueryOptions } from '#src/api/circuits.ts'
import type { Id } from '#src/contract/values.ts'
import { circuitHead } from '#src/features/circuits/circuit-head.ts'
import { CircuitRoutes } from '#src/features/circuits/routes/circuit-routes.tsx'
import { searchParamId } from '#src/lib/urls.ts'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'

export const Route = createFileRoute('/_site/circuits/$slug/routes')({
  /** `itineraire`: the id of the route whose details are open. */
  validateSearch: ({ itineraire }): { itineraire?: Id | undefined } => ({ itineraire: searchParamId(itineraire) }),
  head: ({ match, params }) => circuitHead(match.context.queryClient, params.slug, 'routes'),
  component: RoutesTab,
})

function RoutesTab() {
  const { slug } = Route.useParams()
  const { data: circuit } = useSuspenseQuery(circuitQueryOptions(slug))
  const { itineraire } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isHydrating = useIsHydrating()
  const open = useCallback(
    (route?: Id) => void navigate({ search: { itineraire: route }, resetScroll: false }),
    [navigate],
  )
  return (
    circuit && (
      <CircuitRoutes key={slug} circuit={circuit} openRoute={isHydrating ? undefined : itineraire} onOpen={open} />
    )
  )
}
