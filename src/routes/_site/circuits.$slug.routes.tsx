import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { circuitQueryOptions } from '#src/api/circuits.ts'
import { circuitHead } from '#src/features/circuits/circuit-head.ts'
import { CircuitRoutes } from '#src/features/circuits/routes/circuit-routes.tsx'

export const Route = createFileRoute('/_site/circuits/$slug/routes')({
  head: ({ match, params }) => circuitHead(match.context.queryClient, params.slug, 'routes'),
  component: RoutesTab,
})

function RoutesTab() {
  const { slug } = Route.useParams()
  const { data: circuit } = useSuspenseQuery(circuitQueryOptions(slug))
  return circuit && <CircuitRoutes key={slug} circuit={circuit} />
}
