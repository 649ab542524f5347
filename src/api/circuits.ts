import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { listQuery } from '#src/api/list-query.ts'
import type { Circuit } from '#src/contract/circuit.ts'

/** Every circuit. Fresh for 5 minutes (section 9). */
export function circuitsQuery(client: ApiClient) {
  return listQuery(client, {
    queryKey: ['circuits'],
    list: ({ circuits }) => circuits,
    failureText: 'Impossible de charger les circuits',
    staleTime: 5 * 60_000,
  })
}

/** One circuit, derived from the cached list; undefined when no circuit has this slug. */
export function circuitQuery(client: ApiClient, slug: string) {
  return queryOptions({
    ...circuitsQuery(client),
    select: (circuits) => findBySlug(circuits, slug),
  })
}

/** Milliseconds. A list that was loaded since then knows every circuit. */
const newEnough = 10_000

/**
 * The circuit of a slug, for a loader. A list in the cache answers at once, fresh or not: what shows it refreshes it.
 * Only when it does not know the slug is a new list awaited, since the circuit may be new. Undefined: there is none.
 * Rejects with a LoadError.
 */
export async function loadCircuit(
  queryClient: QueryClient,
  client: ApiClient,
  slug: string,
): Promise<Circuit | undefined> {
  const query = circuitsQuery(client)
  const circuits = await queryClient.ensureQueryData(query)
  const known = findBySlug(circuits, slug)
  return known ?? findBySlug(await queryClient.fetchQuery({ ...query, staleTime: newEnough }), slug)
}

/** The circuit of a slug if the cache knows it, for a head, which is made when the loader has run. */
export function cachedCircuit(
  queryClient: QueryClient,
  client: ApiClient,
  slug: string,
): Circuit | undefined {
  return findBySlug(queryClient.getQueryData(circuitsQuery(client).queryKey) ?? [], slug)
}

function findBySlug(circuits: Circuit[], slug: string): Circuit | undefined {
  return circuits.find((circuit) => circuit.slug === slug)
}
