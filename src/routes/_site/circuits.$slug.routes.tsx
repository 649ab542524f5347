import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { circuitQuery } from '#src/api/circuits.ts'
import { circuitHead } from '#src/features/circuits/circuit-head.ts'
import { CircuitRoutes } from '#src/features/circuits/circuit-routes.tsx'

export const Route = createFileRoute('/_site/circuits/$slug/routes')({
  head: ({ match, params }) => circuitHead(match.context, params.slug, 'routes'),
  component: RoutesTab,
})

function RoutesTab() {
  const { client, visit } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const { data: circuit } = useSuspenseQuery(circuitQuery(client, slug))
  return circuit && <CircuitRoutes key={slug} client={client} circuit={circuit} visit={visit} />
}
