import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storageKeys } from '#src/storage/keys.ts'
import { keepPlaces, readKeptPlaces } from '#src/storage/kept-places.ts'
import { offlinePicturesCache, readOfflineCircuits, saveOfflineCircuit } from '#src/storage/offline-circuits.ts'
import { silenceWarnings, takeWarnings } from '#tests/fail-on-console-noise.ts'
import { held } from '#tests/held.ts'
import { renderApp } from '#tests/render-app.tsx'
import { failingList } from '#tests/screens/lists.ts'
import { mockPersistence, mockServiceWorker } from '#tests/screens/mock-service-worker.ts'
import { refuseStorage } from '#tests/screens/refuse-storage.ts'

const anakao = { slug: 'anakao', name: 'Anakao', circuit: 'sud' }
const main = page.getByRole('main')
const summary = main.getByRole('region', { name: 'En tout' })
const circuitNamed = (name: string) => main.getByRole('article', { name: `Circuit ${name}` })
const keepAnakao = main.getByRole('button', { name: /^Gard(er|é) : Anakao$/ })
const empty = main.getByText('Rien n’est gardé pour l’instant')

function saveCircuit(slug: string, name: string) {
  return saveOfflineCircuit({ slug, name, savedAt: Date.now(), bytes: 14_000, pictures: [] }, [])
}

beforeEach(() => {
  mockServiceWorker()
  mockPersistence(async () => false)
})

describe('a place', () => {
  test('is kept in its details, and the carnet is one link away', async () => {
    await renderApp('/circuits/sud/lieux?lieu=anakao')
    const details = page.getByRole('dialog', { name: 'Anakao' })
    await details.getByRole('button', { name: 'Garder : Anakao' }).click()
    const kept = details.getByRole('button', { name: 'Gardé : Anakao' })
    await expect.element(kept).not.toHaveAttribute('aria-pressed')
    await details.getByRole('link', { name: 'Voir le carnet' }).click()
    await expect.element(circuitNamed('Sud')).toHaveTextContent(/Des lieux seulement.*Anakao/)
  })

  test('leaves the carnet, which takes the focus and shows what to do', async () => {
    keepPlaces([anakao])
    await renderApp('/carnet')
    await expect
      .element(circuitNamed('Sud').getByRole('link', { name: 'Anakao' }))
      .toHaveAttribute('href', '/circuits/sud/lieux?lieu=anakao')
    await keepAnakao.click()
    await expect.element(empty).toBeVisible()
    expect(document.activeElement).not.toBe(document.body)
    expect(localStorage.getItem(storageKeys.keptPlaces.key)).toBeNull()
    await expect.element(main.getByRole('link', { name: 'Voir les circuits' })).toHaveAttribute('href', '/#circuits')
  })

  test('that the browser refuses to store is kept until the site is left, which is said', async () => {
    refuseStorage('getItem', 'setItem', 'removeItem')
    const { router } = await renderApp('/circuits/sud/lieux?lieu=anakao')
    const dialog = page.getByRole('dialog', { name: 'Anakao' })
    await dialog.getByRole('button', { name: 'Garder : Anakao' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^Gardé seulement jusqu’à ce que vous quittiez/)
    await router.navigate({ to: '/carnet' })
    await expect.element(circuitNamed('Sud')).toBeVisible()
  })
})

describe('the carnet', () => {
  test('is not indexed', async () => {
    await renderApp('/carnet')
    await expect.element(empty).toBeVisible()
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('has the kept circuits and places with their sums, and warns of too few days in the address', async () => {
    await saveCircuit('nord', 'Nord')
    await saveCircuit('sud', 'Sud')
    keepPlaces([anakao])
    const { router } = await renderApp('/carnet')
    await expect.element(circuitNamed('Nord')).toHaveTextContent(/9 jours.*12 à 18 h de route.*avril à novembre/)
    await expect.element(circuitNamed('Sud')).toHaveTextContent(/12 jours.*Anakao/)
    await expect.element(summary).toHaveTextContent(/21 jours.*44 à 62 h.*avril à novembre/)
    await summary.getByLabelText('Jours sur place').selectOptions('14 jours')
    await expect
      .element(summary.getByRole('status'))
      .toHaveTextContent(
        'Nord et Sud demandent 21 jours, sans compter le trajet de l’un à l’autre : cela ne tient pas en 14 jours.',
      )
    expect(router.state.location.href).toBe('/carnet?jours=14')
  })

  test('shows what another tab keeps', async () => {
    await renderApp('/carnet')
    await expect.element(empty).toBeVisible()
    localStorage.setItem(storageKeys.keptPlaces.key, JSON.stringify([{ ...anakao, keptAt: 0 }]))
    dispatchEvent(new StorageEvent('storage', { key: storageKeys.keptPlaces.key, storageArea: localStorage }))
    await expect.element(circuitNamed('Sud')).toBeVisible()
  })

  test('says what cannot be read, and has the rest, also without the lists', async () => {
    silenceWarnings()
    localStorage.setItem(storageKeys.offlineCircuits.key, '{')
    localStorage.setItem(storageKeys.keptPlaces.key, JSON.stringify([7, { ...anakao, keptAt: 0 }]))
    const lists = [failingList('circuits'), failingList('places')]
    await renderApp('/carnet', { handlers: lists.map(({ handler }) => handler) })
    await expect.element(main.getByText(/^Une partie de votre carnet ne peut plus être lue/)).toBeVisible()
    await expect.element(circuitNamed('Sud')).toHaveTextContent(/Anakao/)
    takeWarnings()
  })

  test('removes a circuit like its own page', async () => {
    await saveCircuit('nord', 'Nord')
    await renderApp('/carnet')
    await circuitNamed('Nord').getByRole('button', { name: 'Gardé hors ligne' }).click()
    await circuitNamed('Nord').getByRole('button', { name: 'Ne plus garder' }).click()
    await expect.element(empty).toBeVisible()
    expect(readOfflineCircuits()).toEqual([])
  })

  test('is marked on the kept circuits of the home page', async () => {
    await saveCircuit('nord', 'Nord')
    await renderApp('/#circuits')
    const cards = page.getByRole('region', { name: 'Nos Circuits' }).getByRole('listitem')
    await expect.element(cards.filter({ hasText: 'Circuit Nord' }).getByText('Gardé')).toBeVisible()
    expect(page.getByText('Gardé', { exact: true }).elements()).toHaveLength(1)
  })
})

describe('a shared carnet', () => {
  const link = '/carnet?circuits=nord,atlantide&lieux=anakao,nulle-part&jours=14'

  test('shows what the link has, and stores it on request only', async () => {
    const { router } = await renderApp(link)
    await expect.element(main.getByRole('heading', { level: 1, name: 'Un carnet partagé' })).toBeVisible()
    await expect.element(circuitNamed('Nord')).toBeVisible()
    await expect.element(circuitNamed('Sud')).toHaveTextContent(/Anakao/)
    expect(main.getByRole('article').elements()).toHaveLength(2)
    await expect.element(summary.getByRole('status')).toHaveTextContent(/sur 14 jours, il en reste 5\..*Anakao est sur/)
    expect([readOfflineCircuits(), readKeptPlaces()]).toEqual([[], []])

    await main.getByRole('button', { name: 'Garder dans mon carnet' }).click()
    await expect.element(main.getByText('Gardé dans votre carnet')).toBeVisible()
    expect(readOfflineCircuits()).toMatchObject([{ slug: 'nord', name: 'Nord' }])
    expect(readKeptPlaces()).toMatchObject([anakao])
    await main.getByRole('link', { name: 'Voir mon carnet' }).click()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Votre carnet' })).toBeVisible()
    expect(router.state.location.href).toBe('/carnet')
  })

  test('keeps its places when its circuit cannot be saved, and says why', async () => {
    mockServiceWorker(() => Promise.reject(new Error('blocked')))
    await renderApp(link)
    const keep = main.getByRole('button', { name: 'Garder dans mon carnet' })
    await keep.click()
    await expect.element(main.getByText(/^Nord\u202f: Le site lui-même n’a pas pu être gardé/)).toBeVisible()
    await expect.element(keep).toBeVisible()
    expect(readKeptPlaces()).toMatchObject([anakao])
  })

  test('waits for all of its circuits before it says which could not be saved', async () => {
    const { promise, release } = held()
    const cache = await caches.open(offlinePicturesCache)
    const open = vi.spyOn(caches, 'open').mockImplementation(() => promise.then(() => cache))
    open.mockRejectedValueOnce(new DOMException('no', 'SecurityError'))
    await renderApp('/carnet?circuits=nord,sud')
    const keep = main.getByRole('button', { name: 'Garder dans mon carnet' })
    const busy = main.getByRole('button', { name: 'Un instant…' })
    await keep.click()
    await expect.poll(() => open.mock.settledResults.map(({ type }) => type)).toEqual(['rejected', 'incomplete'])
    await expect.element(busy).toBeVisible()
    await expect.element(keep).not.toBeInTheDocument()
    release()
    await expect.element(main.getByText(/^(Nord|Sud)\u202f: .* Le circuit n’est pas gardé\./)).toBeVisible()
    await expect.element(keep).toBeVisible()
    expect(readOfflineCircuits()).toHaveLength(1)
  })

  test('names all circuits that could not be saved', async () => {
    mockServiceWorker(() => Promise.reject(new Error('blocked')))
    await renderApp('/carnet?circuits=nord,sud')
    await main.getByRole('button', { name: 'Garder dans mon carnet' }).click()
    await expect
      .element(main.getByText(/^Nord et Sud\u202f: .* Les circuits ne sont pas gardés\. Vérifiez/))
      .toBeVisible()
  })

  test('can be loaded again when the lists are missing', async () => {
    const { handler, recover } = failingList('circuits')
    await renderApp(link, { handlers: [handler] })
    await expect.element(main.getByText('Impossible de charger les circuits')).toBeVisible()
    recover()
    await main.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(circuitNamed('Nord')).toBeVisible()
  })

  test('with nothing that exists says so', async () => {
    await renderApp('/carnet?circuits=atlantide')
    await expect.element(main.getByText('Ce que contient ce lien n’est plus proposé')).toBeVisible()
  })
})

describe('what can be done with a carnet', () => {
  const link = '/carnet?circuits=nord&lieux=anakao&jours=14'

  test('it is copied as a text, and shared as a link', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    keepPlaces([anakao])
    await renderApp('/carnet')
    await main.getByRole('button', { name: 'Copier le carnet' }).click()
    await expect.element(page.getByText(/^Carnet copié\./)).toBeVisible()
    expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^CARNET DE VOYAGE.*- Anakao /s))
    await main.getByRole('button', { name: 'Partager ce carnet' }).click()
    await expect.element(page.getByText('Lien copié.')).toBeVisible()
    expect(write).toHaveBeenLastCalledWith(`${location.origin}/carnet?lieux=anakao`)
  })

  test('its link is shown and selected where it can be neither shared nor copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    keepPlaces([anakao])
    const { router } = await renderApp('/carnet')
    await main.getByRole('button', { name: 'Partager ce carnet' }).click()
    const field = main.getByLabelText('Lien du carnet')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription(/n’a pas laissé copier/)
    expect(String(getSelection())).toBe(`${location.origin}/carnet?lieux=anakao`)
    expect(router.state.location.href).toBe('/carnet')
    await expect.element(main.getByRole('heading', { level: 1, name: 'Votre carnet' })).toBeVisible()
  })

  test('it is taken along as dates, from a first day of each circuit', async () => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await renderApp('/carnet?circuits=nord,sud')
    await expect.element(main.getByRole('region', { name: 'Les dates du circuit Nord' })).toBeVisible()
    const dates = main.getByRole('region', { name: 'Les dates du circuit Sud' })
    await dates.getByLabelText('Premier jour').fill('2027-05-10')
    await dates.getByRole('button', { name: 'Ajouter à l’agenda' }).click()
    await expect.poll(() => names).toEqual(['circuit-sud.ics'])
  })

  test('it is taken along as points', async () => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await renderApp(link)
    await main.getByRole('button', { name: 'Fichier GPX' }).click()
    await expect.poll(() => names).toEqual(['carnet.gpx'])
  })
})
