import type { QueryClient } from '@tanstack/react-query'
import { writeKeptCircuit } from '#src/storage/change-kept-circuits.ts'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { emergencyContactsQuery } from '#src/api/emergency-contacts.ts'
import type { KeptCircuits } from '#src/storage/kept-circuits.ts'
import { placesOf, placesQuery } from '#src/api/places.ts'
import { routesOf, routesQuery } from '#src/api/routes.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { fetchFiles } from '#src/features/keeping/fetch-files.ts'
import { isFull, SiteNotKeptError, StorageRefusedError } from '#src/features/keeping/keeping-errors.ts'
import { circuitPath } from '#src/lib/circuit-path.ts'

export type Keeping = {
  queryClient: QueryClient
  client: ApiClient
  keptCircuits: KeptCircuits
  /** Resolves to whether all files of the site are kept. */
  keepSite: () => Promise<boolean>
}

/**
 * Everything that belongs to a circuit is fetched first, and then stored in one go. Fails without having kept anything of it.
 * One that is kept already stays as it is.
 */
export async function keepCircuit({ queryClient, client, keptCircuits, keepSite }: Keeping, circuit: Circuit): Promise<void> {
  if (!(await keepSite())) throw new SiteNotKeptError('No service worker has kept the site')
  const known = await keptCircuits.read(circuit.slug).catch((cause: unknown) => {
    throw new StorageRefusedError('Storage is out of reach', { cause })
  })
  if (known) return
  const [circuits, allPlaces, allRoutes, contacts] = await Promise.all([
    queryClient.fetchQuery(circuitsQuery(client)),
    queryClient.fetchQuery(placesQuery(client)),
    queryClient.fetchQuery(routesQuery(client)),
    queryClient.fetchQuery(emergencyContactsQuery(client)),
  ])
  const current = circuits.find(({ slug }) => slug === circuit.slug) ?? circuit
  const records = {
    circuit: current,
    places: placesOf(current, allPlaces),
    routes: routesOf(current, allRoutes),
    'emergency-contacts': contacts,
  }
  const files = await fetchFiles(pagesOf(circuit.slug), picturesOf([records.circuit, ...records.places]))
  const recordBytes = new TextEncoder().encode(JSON.stringify(records)).length
  const bytes = files.reduce((sum, file) => sum + file.bytes, recordBytes)
  await writeKeptCircuit(keptCircuits, { ...records, keptAt: Date.now(), bytes }, files).catch((cause: unknown) => {
    throw isFull(cause) ? cause : new StorageRefusedError('Storage refuses', { cause })
  })
}

function pagesOf(slug: string): string[] {
  const tabs = ['lieux', 'routes', 'reserver'] as const
  return [circuitPath(slug), ...tabs.map((tab) => circuitPath(slug, tab)), '/faq', '/contact']
}

/** Those on our own host; others are the provider's, which nobody may read. */
function picturesOf(records: readonly { image?: string | null | undefined }[]): string[] {
  const addresses = records.flatMap(({ image }) =>
    image && URL.canParse(image, location.href) ? [new URL(image, location.href)] : [],
  )
  const own = addresses.filter(({ origin }) => origin === location.origin)
  return [...new Set(own.map(({ pathname, search }) => pathname + search))]
}
