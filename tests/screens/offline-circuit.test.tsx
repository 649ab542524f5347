import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import anakao from '#src/pictures/places/anakao.svg'
import lost from '#src/pictures/states/lost.svg'
import { storageKeys } from '#src/storage/keys.ts'
import {
  offlinePicturesCache,
  readOfflineCircuits,
  removeOfflineCircuit,
  saveOfflineCircuit,
} from '#src/storage/offline-circuits.ts'
import { readStoredLists } from '#src/storage/stored-lists.ts'
import { held } from '#tests/held.ts'
import { renderApp } from '#tests/render-app.tsx'
import { circuit, place } from '#tests/screens/circuit-records.ts'
import { failingList, listOf } from '#tests/screens/lists.ts'
import { mockPersistence, mockServiceWorker } from '#tests/screens/mock-service-worker.ts'

const details = page.getByRole('region', { name: 'Sans réseau' })
const stateButton = page.getByRole('button', { name: /^(Garder|Gardé|Pas gardé) hors ligne$/ })
const saveButton = details.getByRole('button', { name: 'Garder ce circuit' })
const removeButton = details.getByRole('button', { name: 'Ne plus garder' })
const retryButton = details.getByRole('button', { name: 'Réessayer' })
const saved = details.getByText('Circuit gardé sur cet appareil')

const nord = { slug: 'nord', name: 'Nord', savedAt: Date.now(), bytes: 14_000, pictures: [] }

/** Opens a page of the circuit and presses its offline button, which opens the details and saves the circuit unless it is saved already. */
async function openDetails(path: string, options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp(path, options)
  await stateButton.click()
  return app
}

async function cachedPictures(): Promise<string[]> {
  const requests = await (await caches.open(offlinePicturesCache)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

beforeEach(() => {
  mockServiceWorker()
  mockPersistence(async () => false)
})

describe('saving a circuit', () => {
  test('takes one press and stores the lists', async () => {
    await openDetails('/circuits/nord')
    await expect.element(saved).toBeVisible()
    await expect.element(details.getByText(/Non compris\u202f: les cartes et les photographies/)).toBeVisible()
    await expect.element(details.getByText(/^\d[\d,]*\u202fko, le \d/)).toBeVisible()
    await expect.element(details.getByRole('link', { name: 'Voir le carnet' })).toHaveAttribute('href', '/carnet')
    expect(readOfflineCircuits()).toMatchObject([{ slug: 'nord', name: 'Nord' }])
    // Circuits, places, routes, emergency contacts.
    await expect.poll(async () => (await readStoredLists()).length).toBe(4)
  })

  test('can be undone', async () => {
    await openDetails('/circuits/nord')
    await removeButton.click()
    await expect.element(details.getByText(/^Ce circuit n’est plus gardé/)).toBeVisible()
    await expect.element(saveButton).toHaveFocus()
    expect(readOfflineCircuits()).toEqual([])
  })

  test.each([
    { isPersistent: true, text: 'Votre navigateur a promis de ne pas l’effacer de lui-même.' },
    { isPersistent: false, text: 'Votre navigateur peut l’effacer de lui-même si la place vient à manquer.' },
  ])('says whether the browser may delete it ($isPersistent)', async ({ isPersistent, text }) => {
    const persist = mockPersistence(async () => isPersistent)
    await openDetails('/circuits/nord')
    await expect.element(details.getByText(text)).toBeVisible()
    expect(persist).toHaveBeenCalledOnce()
  })

  test("stores pictures of the site's own host and the drawings of places, and deletes them with the circuit", async () => {
    const places = [
      place(1, { image: '/src/missing.svg' }),
      place(2, { image: 'https://elsewhere.example/a.jpg', slug: 'anakao' }),
    ]
    await openDetails('/circuits/nord', {
      handlers: [listOf('circuits', [{ ...circuit, image: lost }]), listOf('places', places)],
    })
    await expect.element(saved).toBeVisible()
    // Anakao's own picture is on another host; its drawing is stored.
    expect(await cachedPictures()).toEqual([lost, anakao].map((url) => new URL(url, location.href).pathname))
    await removeButton.click()
    await expect.element(saveButton).toBeVisible()
    expect(await cachedPictures()).toEqual([])
  })

  test('waits for the service worker, while the details can be closed and opened again', async () => {
    const { promise, release } = held()
    mockServiceWorker(() => promise)
    await openDetails('/circuits/nord')
    await expect.element(details.getByText('Le circuit est en train d’être gardé…')).toBeVisible()
    await expect.element(saved).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    const busyButton = page.getByRole('button', { name: 'Un instant…' })
    await expect.element(busyButton).toHaveFocus()
    await busyButton.click()
    release()
    await expect.element(saved).toBeVisible()
  })

  test('does not wait for the traveller to allow persistent storage', async () => {
    mockPersistence(() => new Promise(() => {}))
    await openDetails('/circuits/nord')
    await expect.element(saved).toBeVisible()
  })
})

describe('a saved circuit', () => {
  test('is shown as such on every tab, and no other circuit is', async () => {
    await saveOfflineCircuit(nord, [])
    const { router } = await renderApp('/circuits/nord/lieux')
    await expect.element(stateButton).toHaveTextContent('Gardé hors ligne')
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
    await expect.element(page.getByRole('heading', { name: 'Aperçu du circuit Nord' })).toHaveFocus()
    await expect.element(stateButton).toHaveTextContent('Gardé hors ligne')
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'sud' } })
    await expect.element(stateButton).toHaveTextContent('Garder hors ligne')
  })

  test('can be saved again when it was removed elsewhere', async () => {
    await saveOfflineCircuit(nord, [])
    await openDetails('/circuits/nord')
    await expect.element(saved).toBeVisible()
    await removeOfflineCircuit('nord')
    await expect.element(details.getByText('Ce circuit n’est pas gardé sur cet appareil.')).toBeVisible()
    await saveButton.click()
    await expect.element(saved).toBeVisible()
  })

  test('is removed although another is being removed at the same time', async () => {
    await saveOfflineCircuit(nord, [])
    await saveOfflineCircuit({ ...nord, slug: 'sud' }, [])
    await Promise.all([removeOfflineCircuit('nord'), removeOfflineCircuit('sud')])
    expect(readOfflineCircuits()).toEqual([])
  })

  test('stays when the browser fails to delete it, and can be removed later', async () => {
    await saveOfflineCircuit(nord, [])
    const open = vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('no', 'SecurityError'))
    await openDetails('/circuits/nord')
    await removeButton.click()
    await expect.element(details.getByText(/il est toujours gardé\.$/)).toBeVisible()
    open.mockRestore()
    await removeButton.click()
    await expect.element(saveButton).toBeVisible()
  })
})

describe('when saving fails', () => {
  test('without a service worker, it says that the site is not stored', async () => {
    mockServiceWorker(() => Promise.reject(new Error('blocked')))
    await openDetails('/circuits/nord')
    await expect.element(details.getByText(/^Le site lui-même n’a pas pu être gardé/)).toBeVisible()
    await expect.element(retryButton).toBeVisible()
    await expect.element(stateButton).toHaveTextContent('Pas gardé hors ligne')
  })

  test('with an error of the API, it says so and can be retried', async () => {
    const { handler, recover } = failingList('emergency-contacts')
    await openDetails('/circuits/nord', { handlers: [handler] })
    await expect.element(details.getByText(/^Le site n’a pas répondu comme prévu/)).toBeVisible()
    await expect.element(saved).not.toBeInTheDocument()
    recover()
    await retryButton.click()
    await expect.element(saved).toBeVisible()
  })

  test('without network, it says so', async () => {
    await openDetails('/circuits/nord', {
      handlers: [http.get('*/api/emergency/contacts/', () => HttpResponse.error())],
    })
    await expect.element(details.getByText(/^Le réseau a manqué en chemin/)).toBeVisible()
  })

  test.each([
    { storage: 'full', fault: 'QuotaExceededError', text: /^Il ne reste pas assez de place/ },
    { storage: 'blocked', fault: 'SecurityError', text: /^Votre navigateur ne laisse pas le site garder/ },
  ])('with $storage storage, it says so', async ({ fault, text }) => {
    vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('no', fault))
    await openDetails('/circuits/nord')
    await expect.element(details.getByText(text)).toBeVisible()
    await expect.element(retryButton).toBeVisible()
  })

  test('with storage too full for the list, circuits saved before stay', async () => {
    await saveOfflineCircuit(nord, [])
    const stored = localStorage.getItem(storageKeys.offlineCircuits.key)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await openDetails('/circuits/sud')
    await expect.element(details.getByText(/^Il ne reste pas assez de place/)).toBeVisible()
    expect(readOfflineCircuits()).toEqual([nord])
    expect(localStorage.getItem(storageKeys.offlineCircuits.key)).toBe(stored)
  })
})
