import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { Circuit } from '#src/contract/circuit.ts'

/**
 * The circuit of a slug. A list in the cache answers at once, fresh or not, and is refreshed behind what is shown; only
 * when it does not know the slug is a fresh list awaited, since the circuit may be new. Undefined: there is none.
 */
export async function loadCircuit(
  queryClient: QueryClient,
  client: ApiClient,
  slug: string,
): Promise<Circuit | undefined> {
  const query = circuitsQuery(client)
  const circuits = await queryClient.ensureQueryData({ ...query, revalidateIfStale: true })
  return findBySlug(circuits, slug) ?? findBySlug(await queryClient.fetchQuery(query), slug)
}

function findBySlug(circuits: Circuit[], slug: string): Circuit | undefined {
  return circuits.find((circuit) => circuit.slug === slug)
}
