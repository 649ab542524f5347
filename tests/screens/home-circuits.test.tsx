import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { held } from '#tests/held.ts'
import { brittleList, heldList, listOf } from '#tests/screens/lists.ts'
import { renderApp } from '#tests/render-app.tsx'

const failure = 'Impossible de charger les circuits. Veuillez réessayer.'

describe('a circuit on the home page', () => {
  test('has its name, its cut description, its days and its steps', async () => {
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
    await expect.element(list().getByText(`${'x'.repeat(60)}…`)).toBeVisible()
    await expect.element(list().getByText('1 jour', { exact: true })).toBeVisible()
    await expect.element(list().getByText('2 étapes', { exact: true })).toBeVisible()
  })

  test('leads to its page, and to each of its tabs', async () => {
    await renderApp('/')
    await expect.element(nord()).toBeVisible()
    const links = list().getByRole('link', { name: 'Nord' }).elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Circuit Nord', '/circuits/nord'],
      ['Réserver ce circuit : Nord', '/circuits/nord/reserver'],
      ['Voir lieux : Nord', '/circuits/nord/lieux'],
      ['Voir routes : Nord', '/circuits/nord/routes'],
    ])
  })

  test('does without what is missing and stands a name of any length', async () => {
    await renderWith([{ name: 'Nord'.repeat(50_000), slug: 'nord', estimated_duration_days: null }])
    await expect.element(list().getByRole('heading', { level: 3 })).toBeVisible()
    await expect.element(list().getByText(/jour|étape/)).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  test('shows the drawn picture in the place of one that does not load', async () => {
    await renderWith([{ name: 'Nord', slug: 'nord', image: '/api/nothing-here.jpg' }])
    await expect.element(list().getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
    // The picture loads lazily.
    list().element().scrollIntoView()
    await expect.poll(() => list().element().querySelector('img')?.src).toMatch(/nord.*\.svg/)
  })
})

describe('the list of circuits', () => {
  test('is drawn in outline while it loads', async () => {
    const { handler, release } = heldList('circuits')
    await renderApp('/', { handlers: [handler] })
    await expect.element(list().getByRole('status')).toHaveTextContent('Chargement des circuits…')
    expect(list().element().querySelectorAll('[aria-hidden] li')).toHaveLength(4)
    release()
    await expect.element(nord()).toBeVisible()
    await expect.element(list().getByRole('status')).not.toBeInTheDocument()
  })

  test('says so when it is empty', async () => {
    await renderWith([])
    await expect.element(list().getByText('Aucun circuit disponible')).toBeVisible()
  })

  test.each(['Réessayer', 'Vider le cache'])(
    "explains a failure, announces it and loads again by '%s', with the focus on its heading",
    async (button) => {
      const { handler, mend } = brittleList('circuits')
      await renderApp('/', { handlers: [handler] })
      const panel = page.getByRole('region', { name: 'Erreur de chargement' })
      await expect.element(panel.getByText('Erreur de chargement')).toBeVisible()
      await expect.element(panel.getByText('Impossible de charger les circuits')).toBeVisible()
      await expect.element(page.getByText(failure)).toBeVisible()

      mend()
      await panel.getByRole('button', { name: button }).click()
      await expect.element(nord()).toBeVisible()
      await expect.element(panel).not.toBeInTheDocument()
      await expect.element(heading()).toHaveFocus()
    },
  )
})

describe('where the list comes from', () => {
  test('goes unsaid when a response has just brought it, also after a jump within the page', async () => {
    const { router } = await renderApp('/')
    await expect.element(nord()).toBeVisible()
    await expect.element(cacheBadge()).not.toBeInTheDocument()
    await router.navigate({ to: '/', hash: 'circuits' })
    await expect.element(nord()).toBeVisible()
    await expect.element(cacheBadge()).not.toBeInTheDocument()
  })

  test("is 'Cache' after a return to the page, until the cache is emptied", async () => {
    const { router, requests } = await renderApp('/')
    await expect.element(nord()).toBeVisible()
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
    await router.navigate({ to: '/' })
    await expect.element(cacheBadge()).toBeVisible()

    const before = requests.length
    await list().getByRole('button', { name: 'Vider le cache' }).click()
    await expect.element(cacheBadge()).not.toBeInTheDocument()
    await expect.element(heading()).toHaveFocus()
    await expect.element(nord()).toBeVisible()
    expect(requests.length).toBeGreaterThan(before)
  })

  test("is told from 'Mise à jour' while a refresh runs; one that fails leaves the list", async () => {
    const { handler, breakDown } = brittleList('circuits', { broken: false })
    const { queryClient } = await renderApp('/', { handlers: [handler] })
    await expect.element(nord()).toBeVisible()
    const { promise, release } = held()
    breakDown(promise)
    void queryClient.invalidateQueries({ queryKey: ['circuits'] })
    await expect.element(list().getByText('Mise à jour')).toBeVisible()
    release()
    await expect.element(page.getByText(failure)).toBeVisible()
    await expect.element(list().getByText('Mise à jour')).not.toBeInTheDocument()
    await expect.element(nord()).toBeVisible()
  })
})

describe('when the network is back', () => {
  test('an error panel mends itself', async () => {
    const { handler, mend } = brittleList('circuits')
    await renderApp('/', { handlers: [handler] })
    const panel = page.getByRole('region', { name: 'Erreur de chargement' })
    await expect.element(panel).toBeVisible()
    mend()
    reconnect()
    await expect.element(nord()).toBeVisible()
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('a stale list is refreshed, and a fresh one is left alone', async () => {
    const { queryClient, requests } = await renderApp('/')
    await expect.element(nord()).toBeVisible()
    const before = requests.length
    reconnect()
    await settled()
    expect(requests).toHaveLength(before)

    queryClient.setQueryData(['circuits'], [], { updatedAt: 1 })
    reconnect()
    await expect.poll(() => requests.length).toBe(before + 1)
    await expect.element(nord()).toBeVisible()
  })
})

const list = () => page.getByRole('region', { name: 'Nos Circuits' })
const heading = () => list().getByRole('heading', { name: 'Nos Circuits' })
const nord = () => list().getByRole('link', { name: 'Circuit Nord' })
const cacheBadge = () => list().getByText('Cache', { exact: true })

function renderWith(circuits: Record<string, unknown>[]) {
  const records = circuits.map((circuit) => ({ id: circuit['slug'], ...circuit }))
  return renderApp('/', { handlers: [listOf('circuits', records)] })
}

function reconnect() {
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
}

/** What an event has started by promises alone, requests included, has then begun. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
