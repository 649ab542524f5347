import type { QueryClient } from '@tanstack/react-query'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { isNetworkError } from '#src/api/errors.ts'
import { circuitPlacesQueryOptions, placesQueryOptions } from '#src/api/places.ts'
import { circuitRoutesQueryOptions, routesQueryOptions } from '#src/api/routes.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { timeout } from '#src/lib/async.ts'
import { isHtml } from '#src/lib/service-worker.ts'
import { registerServiceWorker } from '#src/lib/register-service-worker.ts'
import { drawingOf } from '#src/pictures/place-drawings.ts'
import { saveOfflineCircuit } from '#src/storage/offline-circuits.ts'

/** Milliseconds. */
const workerTimeout = 60_000
const pictureTimeout = 60_000

/** `site`: the service worker has not cached the site, without which nothing opens offline. */
export type SaveFailure = 'site' | 'network' | 'server' | 'storage-full' | 'storage-blocked'

const saveFailures: Record<SaveFailure, { cause: string; advice: string }> = {
  site: {
    cause: 'Le site lui-même n’a pas pu être gardé\u202f; sans lui, rien ne s’ouvre hors réseau.',
    advice: 'Vérifiez le réseau et la place disponible sur cet appareil, puis réessayez.',
  },
  network: { cause: 'Le réseau a manqué en chemin.', advice: 'Réessayez quand il sera revenu.' },
  server: { cause: 'Le site n’a pas répondu comme prévu.', advice: 'Réessayez plus tard.' },
  'storage-full': {
    cause: 'Il ne reste pas assez de place sur cet appareil.',
    advice: 'Libérez-en un peu, puis réessayez.',
  },
  'storage-blocked': {
    cause: 'Votre navigateur ne laisse pas le site garder des données.',
    advice: 'Vérifiez ses réglages, puis réessayez.',
  },
}

/** Says to the traveller why circuits were not saved. */
export function saveFailureText(reason: SaveFailure, circuits = 1): string {
  const { cause, advice } = saveFailures[reason]
  return `${cause} ${circuits > 1 ? 'Les circuits ne sont pas gardés.' : 'Le circuit n’est pas gardé.'} ${advice}`
}

export class SaveCircuitError extends Error {
  override name = 'SaveCircuitError'
  readonly reason: SaveFailure

  constructor(reason: SaveFailure, cause?: unknown) {
    super(`The circuit was not saved: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Saves a circuit for offline use. Rejects with a SaveCircuitError. */
export async function saveCircuit(queryClient: QueryClient, circuit: Circuit): Promise<void> {
  if (!(await isSiteCached())) throw new SaveCircuitError('site')
  const records = await fetchRecords(queryClient, circuit)
  const images = [records.circuit, ...records.places].map(({ image }) => image)
  const pictures = await fetchPictures([...images, ...records.places.map(drawingOf)])
  const recordBytes = new TextEncoder().encode(JSON.stringify(records)).length
  const offlineCircuit = {
    slug: circuit.slug,
    name: records.circuit.name,
    savedAt: Date.now(),
    bytes: pictures.reduce((sum, { bytes }) => sum + bytes, recordBytes),
    pictures: pictures.map(({ path }) => path),
  }
  try {
    await saveOfflineCircuit(
      offlineCircuit,
      pictures.map(({ response }) => response),
    )
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    throw new SaveCircuitError(isFull ? 'storage-full' : 'storage-blocked', error)
  }
}

/** The service worker caches the site when it is installed, which may be under way. */
async function isSiteCached(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    await registerServiceWorker()
    return Boolean(await Promise.race([navigator.serviceWorker.ready, timeout(workerTimeout)]))
  } catch {
    return false
  }
}

/** The query persister stores these lists, which the pages of the circuit need offline. */
async function fetchRecords(queryClient: QueryClient, circuit: Circuit) {
  try {
    const [circuits, places, routes, contacts] = await Promise.all([
      queryClient.fetchQuery(circuitsQueryOptions()),
      queryClient.fetchQuery(placesQueryOptions()),
      queryClient.fetchQuery(routesQueryOptions()),
      queryClient.fetchQuery(emergencyContactsQueryOptions()),
    ])
    const current = circuits.find(({ slug }) => slug === circuit.slug) ?? circuit
    return {
      circuit: current,
      places: circuitPlacesQueryOptions(current).select?.(places) ?? [],
      routes: circuitRoutesQueryOptions(current).select?.(routes) ?? [],
      contacts,
    }
  } catch (error) {
    throw new SaveCircuitError(isNetworkError(error) ? 'network' : 'server', error)
  }
}

/** Only pictures of our own host. Those that fail are left out, because the app shows drawings in their place. */
async function fetchPictures(addresses: readonly (string | null | undefined)[]) {
  const urls = addresses.flatMap((address) =>
    address && URL.canParse(address, location.href) ? [new URL(address, location.href)] : [],
  )
  const ownUrls = urls.filter(({ origin }) => origin === location.origin)
  const paths = new Set(ownUrls.map(({ pathname, search }) => pathname + search))
  const results = await Promise.allSettled([...paths].map(fetchPicture))
  if (results.length > 0 && results.every(({ status }) => status === 'rejected')) throw new SaveCircuitError('network')
  return results.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []))
}

async function fetchPicture(path: string) {
  // A redirect may lead to another host, whose pictures cannot be read.
  const response = await fetch(path, { redirect: 'manual', signal: AbortSignal.timeout(pictureTimeout) })
  if (!response.ok || isHtml(response)) return undefined
  const { size } = await response.clone().blob()
  return { path, response, bytes: size }
}
