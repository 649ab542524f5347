import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { circuitQuery } from '#src/api/circuits.ts'
import { circuitHead } from '#src/features/circuits/circuit-head.ts'
import { CircuitPlaces } from '#src/features/circuits/circuit-places.tsx'

export const Route = createFileRoute('/_site/circuits/$slug/lieux')({
  head: ({ match, params }) => circuitHead(match.context, params.slug, 'lieux'),
  component: PlacesTab,
})

function PlacesTab() {
  const { client, visit } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const { data: circuit } = useSuspenseQuery(circuitQuery(client, slug))
  return circuit && <CircuitPlaces key={slug} client={client} circuit={circuit} visit={visit} />
}
