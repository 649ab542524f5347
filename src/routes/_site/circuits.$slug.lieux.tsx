import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { circuitQueryOptions } from '#src/api/circuits.ts'
import { circuitHead } from '#src/features/circuits/circuit-head.ts'
import { CircuitPlaces } from '#src/features/circuits/places/circuit-places.tsx'

export const Route = createFileRoute('/_site/circuits/$slug/lieux')({
  head: ({ match, params }) => circuitHead(match.context.queryClient, params.slug, 'lieux'),
  component: PlacesTab,
})

function PlacesTab() {
  const { slug } = Route.useParams()
  const { data: circuit } = useSuspenseQuery(circuitQueryOptions(slug))
  return circuit && <CircuitPlaces key={slug} circuit={circuit} />
}
