import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listQueryOptions } from '#src/api/list-query.ts'
import type { Circuit } from '#src/contract/circuit.ts'

/** Every circuit. */
export function circuitsQueryOptions() {
  return listQueryOptions({
    name: 'circuits',
    failureText: 'Impossible de charger les circuits',
    staleTime: 5 * 60_000,
  })
}

/** One circuit, selected from the list; undefined when no circuit has this slug. */
export function circuitQueryOptions(slug: string) {
  return queryOptions({
    ...circuitsQueryOptions(),
    select: (circuits) => findBySlug(circuits, slug),
  })
}

/**
 * The circuit of a slug, for a loader; undefined when there is none. A cached list is used even when it is stale, since the
 * component refreshes it. An unknown slug may belong to a new circuit, so a list older than ten seconds is loaded again.
 * Rejects with a LoadError.
 */
export async function loadCircuit(queryClient: QueryClient, slug: string): Promise<Circuit | undefined> {
  const circuits = await queryClient.ensureQueryData(circuitsQueryOptions())
  return (
    findBySlug(circuits, slug) ??
    findBySlug(await queryClient.fetchQuery({ ...circuitsQueryOptions(), staleTime: 10_000 }), slug)
  )
}

/** The circuit of a slug if it is in the cache, for a route's `head`, which runs after the loader. */
export function cachedCircuit(queryClient: QueryClient, slug: string): Circuit | undefined {
  return findBySlug(queryClient.getQueryData(circuitsQueryOptions().queryKey) ?? [], slug)
}

function findBySlug(circuits: Circuit[], slug: string): Circuit | undefined {
  return circuits.find((circuit) => circuit.slug === slug)
}
