import { onlineManager } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readStoredLists } from '#src/storage/stored-lists.ts'
import { held } from '#tests/held.ts'
import { renderApp } from '#tests/render-app.tsx'
import { failingList, heldList, listOf } from '#tests/screens/lists.ts'

const list = page.getByRole('region', { name: 'Nos Circuits' })
const heading = list.getByRole('heading', { name: 'Nos Circuits' })
const nord = list.getByRole('link', { name: 'Circuit Nord' })
const cacheBadge = list.getByText('Cache', { exact: true })
const clearButton = list.getByRole('button', { name: 'Vider le cache' })
const errorPanel = page.getByRole('region', { name: 'Erreur de chargement' })
const failureNotice = page.getByText('Impossible de charger les circuits. Veuillez réessayer.')

function renderWith(circuits: Record<string, unknown>[]) {
  const records = circuits.map((circuit) => ({ id: circuit['slug'], ...circuit }))
  return renderApp('/', { handlers: [listOf('circuits', records)] })
}

describe('a circuit on the home page', () => {
  test('shows its name, shortened description, days and places', async () => {
    await renderWith([
      {
        name: 'Nord',
        slug: 'nord',
        description: 'In English',
        description_fr: 'x'.repeat(61),
        estimated_duration_days: 1,
        places_count: 2,
      },
    ])
    await expect.element(list.getByText(`${'x'.repeat(60)}…`)).toBeVisible()
    await expect.element(list.getByText('1 jour', { exact: true })).toBeVisible()
    await expect.element(list.getByText('2 étapes', { exact: true })).toBeVisible()
  })

  test('has its days at the same height as the other cards of its row', async () => {
    await renderWith(
      ['Un', 'Deux', 'Trois'].map((name) => ({
        name,
        slug: name,
        description_fr: name === 'Trois' ? 'Des mots. '.repeat(6) : 'Un mot.',
        estimated_duration_days: 7,
      })),
    )
    const days = list.getByText('7 jours', { exact: true })
    await expect.element(days.nth(2)).toBeVisible()
    const [, second, third] = days.elements().map((element) => element.getBoundingClientRect().top)
    expect(second).toBe(third)
  })

  test('links to its page and its tabs', async () => {
    await renderApp('/')
    await expect.element(nord).toBeVisible()
    const links = list.getByRole('link', { name: 'Nord' }).elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Circuit Nord', '/circuits/nord'],
      ['Réserver ce circuit : Nord', '/circuits/nord/reserver'],
      ['Voir lieux : Nord', '/circuits/nord/lieux'],
      ['Voir routes : Nord', '/circuits/nord/routes'],
    ])
  })

  test('omits what is missing, and shows a long name whole', async () => {
    const name = 'Nord'.repeat(40)
    await renderWith([{ name, slug: 'lointain', estimated_duration_days: null }])
    await expect.element(list.getByRole('heading', { name: `Circuit ${name}` })).toBeVisible()
    await expect.element(list.getByRole('listitem').getByText(/jour|étape|niveau/)).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  test('shows the drawn picture instead of one that does not load', async () => {
    await renderWith([{ name: 'Nord', slug: 'nord', image: '/api/nothing-here.jpg' }])
    await expect.element(list.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
    // The picture loads lazily.
    list.element().scrollIntoView()
    await expect.poll(() => list.element().querySelector('img')?.src).toMatch(/nord.*\.svg/)
  })
})

describe('the list of circuits', () => {
  test('shows skeletons while it loads', async () => {
    const { handler, release } = heldList('circuits')
    await renderApp('/#circuits', { handlers: [handler] })
    await expect.element(list.getByRole('status')).toHaveTextContent('Chargement des circuits…')
    expect(list.element().querySelectorAll('[aria-hidden] li')).toHaveLength(4)
    release()
    await expect.element(nord).toBeVisible()
    await expect.element(list.getByRole('status')).toBeEmptyDOMElement()
  })

  test('says when it is empty', async () => {
    await renderWith([])
    await expect.element(list.getByText('Aucun circuit disponible')).toBeVisible()
  })

  test.each(['Réessayer', 'Vider le cache'])(
    "explains and announces a failure, and loads again on '%s' with the focus on its heading",
    async (button) => {
      const { handler, recover } = failingList('circuits')
      await renderApp('/', { handlers: [handler] })
      await expect.element(errorPanel.getByText('Impossible de charger les circuits')).toBeVisible()
      await expect.element(failureNotice).toBeVisible()
      recover()
      await errorPanel.getByRole('button', { name: button }).click()
      await expect.element(nord).toBeVisible()
      await expect.element(errorPanel).not.toBeInTheDocument()
      await expect.element(heading).toHaveFocus()
    },
  )

  test('does not announce the failure of an earlier visit again', async () => {
    const { handler, fail } = failingList('circuits')
    const { release, promise } = held()
    const { router } = await renderApp('/', { handlers: [handler] })
    await expect.element(failureNotice).toBeVisible()
    await page.getByRole('button', { name: 'Fermer la notification' }).click()
    await expect.element(failureNotice).not.toBeInTheDocument()
    await router.navigate({ to: '/a-propos' })
    fail(promise)
    await router.navigate({ to: '/' })
    await expect.element(list.getByRole('status')).toHaveTextContent('Chargement des circuits…')
    expect(failureNotice.query()).toBeNull()
    release()
    await expect.element(failureNotice).toBeVisible()
  })

  test('loads again when the network is back', async () => {
    const { handler, recover } = failingList('circuits')
    await renderApp('/', { handlers: [handler] })
    await expect.element(errorPanel).toBeVisible()
    recover()
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await expect.element(nord).toBeVisible()
    await expect.element(errorPanel).not.toBeInTheDocument()
  })

  test("shows 'Mise à jour' during a refresh, and stays when it fails", async () => {
    const { handler, fail } = failingList('circuits', { failsAtFirst: false })
    const { queryClient } = await renderApp('/', { handlers: [handler] })
    await expect.element(nord).toBeVisible()
    const { promise, release } = held()
    fail(promise)
    void queryClient.invalidateQueries({ queryKey: ['circuits'] })
    await expect.element(list.getByText('Mise à jour')).toBeVisible()
    release()
    await expect.element(failureNotice).toBeVisible()
    await expect.element(list.getByText('Mise à jour')).not.toBeInTheDocument()
    await expect.element(nord).toBeVisible()
  })

  test('has no cache badge when it was just loaded, even after a jump within the page', async () => {
    const { router } = await renderApp('/')
    await expect.element(nord).toBeVisible()
    await router.navigate({ to: '/', hash: 'circuits' })
    await expect.element(cacheBadge).not.toBeInTheDocument()
  })
})

describe('a list from the cache', () => {
  /** The home page after a visit to a circuit. */
  async function returnHome() {
    const { handler, fail } = failingList('circuits', { failsAtFirst: false })
    let isOffline = false
    const noNetwork = http.get('*/api/*', () => (isOffline ? HttpResponse.error() : undefined))
    const app = await renderApp('/circuits/nord', { handlers: [noNetwork, handler] })
    await expect.element(page.getByRole('link', { name: 'Voir les 9 lieux' })).toBeVisible()
    await app.router.navigate({ to: '/' })
    await expect.element(cacheBadge).toBeVisible()
    const disconnect = () => {
      isOffline = true
    }
    return { ...app, fail, disconnect }
  }

  async function storedNames() {
    return (await readStoredLists()).map(([, { queryKey }]) => queryKey[0])
  }

  test("is loaded again by 'Vider le cache', which deletes the copies of all lists", async () => {
    const { requests, queryClient } = await returnHome()
    await expect.poll(storedNames).toContain('places')
    const before = requests.length
    await clearButton.click()
    await expect.element(cacheBadge).not.toBeInTheDocument()
    await expect.element(heading).toHaveFocus()
    await expect.element(nord).toBeVisible()
    expect(requests.length).toBeGreaterThan(before)
    await expect.poll(storedNames).not.toContain('places')
    expect(queryClient.getQueryData(['places'])).toBeUndefined()
  })

  test('stays when there is no network, and a notice says why', async () => {
    const { disconnect } = await returnHome()
    disconnect()
    await clearButton.click()
    await expect
      .element(
        page.getByText(
          'Vous êtes hors ligne\u202f: rien ne pourrait être rechargé. Le cache reste, videz-le au retour du réseau.',
        ),
      )
      .toBeVisible()
    await expect.element(nord).toBeVisible()
    expect(await storedNames()).toContain('circuits')
  })

  test('is replaced by an error panel when the server fails', async () => {
    const { fail } = await returnHome()
    fail(Promise.resolve())
    await clearButton.click()
    await expect.element(errorPanel).toBeVisible()
    await expect.element(nord).not.toBeInTheDocument()
  })
})
