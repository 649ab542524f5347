import { circuits as mockCircuits } from '#mocks/data/circuits.ts'
import { createApiClient } from '#src/api/client.ts'
import { loadList } from '#src/api/load-list.ts'
import { circuitSchema } from '#src/contract/circuit.ts'
import type { ListedCircuit } from '#src/published/sitemap.ts'
import type { Settings } from '#src/settings.ts'

type Source = Pick<Settings, 'maintenanceMode' | 'apiBaseUrl' | 'siteUrl'>

/** Milliseconds that a build waits for the whole list. */
const patience = 10_000

/** The circuits at the time of the build. Rejects when the API does not give them. */
export async function listedCircuits({
  maintenanceMode,
  apiBaseUrl,
  siteUrl,
}: Source): Promise<ListedCircuit[]> {
  if (maintenanceMode) return mockCircuits
  const { href: baseUrl, hostname } = new URL(apiBaseUrl, siteUrl)
  // The default. Names under .example are reserved, and asking for one may take as long as the patience lasts.
  if (hostname.endsWith('.example')) throw new Error(`${baseUrl} is nobody’s (see VITE_SITE_URL)`)
  return loadList(
    createApiClient((request) => fetch(request), baseUrl),
    {
      path: '/geography/circuits/',
      itemSchema: circuitSchema,
      failureText: `${baseUrl} did not give them`,
    },
    AbortSignal.timeout(patience),
  )
}
