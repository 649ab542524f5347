import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { circuitQueryOptions } from '#src/api/circuits.ts'
import type { Id } from '#src/contract/values.ts'
import { circuitHead } from '#src/features/circuits/circuit-head.ts'
import { CircuitPlaces } from '#src/features/circuits/places/circuit-places.tsx'
import { searchParamId } from '#src/lib/urls.ts'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'

export const Route = createFileRoute('/_site/circuits/$slug/lieux')({
  /** `lieu`: the slug of the place whose details are open, or its id where it has none. */
  validateSearch: ({ lieu }): { lieu?: Id | undefined } => ({ lieu: searchParamId(lieu) }),
  head: ({ match, params }) => circuitHead(match.context.queryClient, params.slug, 'lieux'),
  component: PlacesTab,
})

function PlacesTab() {
  const { slug } = Route.useParams()
  const { data: circuit } = useSuspenseQuery(circuitQueryOptions(slug))
  const { lieu } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isHydrating = useIsHydrating()
  const open = useCallback((place?: Id) => void navigate({ search: { lieu: place }, resetScroll: false }), [navigate])
  return (
    circuit && <CircuitPlaces key={slug} circuit={circuit} openPlace={isHydrating ? undefined : lieu} onOpen={open} />
  )
}
