import type { ApiClient } from '#src/api/client.ts'
import { circuitsQuery } from '#src/api/circuits.ts'
import { createBuildQueryClient } from '#src/app/build-query-client.ts'
import type { Circuit } from '#src/contract/circuit.ts'

/** Milliseconds that a build waits for the whole list. */
const timeoutMs = 10_000

/** The circuits at the time of the build. Rejects when the API does not give them. */
export async function listCircuits(client: ApiClient): Promise<Circuit[]> {
  const queryClient = createBuildQueryClient()
  const giveUp = setTimeout(() => void queryClient.cancelQueries(), timeoutMs)
  try {
    return await queryClient.fetchQuery(circuitsQuery(client))
  } catch (error) {
    throw new Error(`${client.baseUrl} did not give the circuits`, { cause: error })
  } finally {
    clearTimeout(giveUp)
  }
}
