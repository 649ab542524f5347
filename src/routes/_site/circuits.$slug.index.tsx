import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { circuitQueryOptions } from '#src/api/circuits.ts'
import { circuitHead } from '#src/features/circuits/circuit-head.ts'
import { CircuitOverview } from '#src/features/circuits/overview/circuit-overview.tsx'

export const Route = createFileRoute('/_site/circuits/$slug/')({
  head: ({ match, params }) => circuitHead(match.context.queryClient, params.slug),
  component: OverviewTab,
})

function OverviewTab() {
  const { slug } = Route.useParams()
  const { data: circuit } = useSuspenseQuery(circuitQueryOptions(slug))
  return circuit && <CircuitOverview circuit={circuit} />
}
