import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { circuitQuery } from '#src/api/circuits.ts'
import { circuitHead } from '#src/features/circuits/circuit-head.ts'
import { CircuitOverview } from '#src/features/circuits/circuit-overview.tsx'

export const Route = createFileRoute('/_site/circuits/$slug/')({
  head: ({ match, params }) => circuitHead(match.context, params.slug),
  component: OverviewTab,
})

function OverviewTab() {
  const { client } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const { data: circuit } = useSuspenseQuery(circuitQuery(client, slug))
  return circuit && <CircuitOverview client={client} circuit={circuit} />
}
