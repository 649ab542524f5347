import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { place, route } from '#tests/screens/circuit-records.ts'
import { failingList, heldList, listOf } from '#tests/screens/lists.ts'

const tabs = [
  {
    path: '/circuits/nord/lieux',
    list: 'places',
    heading: 'Lieux',
    loading: 'Chargement des lieux…',
    failure: 'Impossible de charger les lieux',
    empty: /^Les lieux de ce circuit ne sont pas encore publiés/,
    record: place,
    name: 'Lieu',
  },
  {
    path: '/circuits/nord/routes',
    list: 'routes',
    heading: 'Itinéraires',
    loading: 'Chargement des itinéraires…',
    failure: 'Impossible de charger les routes',
    empty: /^Les itinéraires de ce circuit ne sont pas encore publiés/,
    record: route,
    name: 'Route',
  },
] as const

const items = page.getByRole('article')

describe.each(tabs)('the tab of $list', ({ path, list, heading, loading, failure, empty, record, name }) => {
  test('shows skeletons while the list loads', async () => {
    const { handler, release } = heldList(list)
    await renderApp(path, { handlers: [handler] })
    await expect.element(page.getByText(loading)).toBeInTheDocument()
    release()
    await expect.element(items.first()).toBeVisible()
    await expect.element(page.getByText(loading)).not.toBeInTheDocument()
  })

  test('explains a failure and can load again', async () => {
    const { handler, recover } = failingList(list)
    await renderApp(path, { handlers: [handler] })
    const panel = page.getByRole('region', { name: 'Erreur de chargement' })
    await expect.element(panel.getByText(failure)).toBeVisible()
    recover()
    await panel.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(page.getByRole('heading', { level: 2, name: heading })).toHaveFocus()
    await expect.element(items.first()).toBeVisible()
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('says when the list is empty', async () => {
    await renderApp(path, { handlers: [listOf(list, [])] })
    await expect.element(page.getByText(empty)).toBeVisible()
    await expect.element(page.getByRole('link', { name: `${heading} (0)` })).toBeVisible()
  })

  test('shows ten items, and ten more on demand with the focus on the first of them', async () => {
    const records = Array.from({ length: 20 }, (_, index) => record(index + 1))
    await renderApp(path, { handlers: [listOf(list, records)] })
    await expect.element(items.nth(9)).toBeVisible()
    expect(items.elements()).toHaveLength(10)
    const more = page.getByRole('button', { name: 'Afficher plus' })
    const firstTen = items.elements()
    await more.click()
    await expect.element(page.getByRole('button', { name: new RegExp(`${name} 11$`) })).toHaveFocus()
    await expect.element(page.getByRole('status').getByText(/^20 .* sur 20$/)).toBeInTheDocument()
    expect(items.elements()).toHaveLength(20)
    // The first ten are not drawn again.
    expect(firstTen.map((item) => items.elements().indexOf(item))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    await expect.element(more).not.toBeInTheDocument()
  })
})

test.each([
  ['/lieux', 'Lieux', 'Aperçu'],
  ['/reserver', 'Réserver', 'Réserver'],
])(
  'on a phone the current tab of %s is shown whole, and the first one if there is room',
  async (path, current, first) => {
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(1280, 900))
    await renderApp(`/circuits/nord${path}`)
    const strip = page.getByRole('navigation', { name: 'Circuit Nord' })
    const tab = (name: string) => strip.getByRole('link', { name })
    await expect.element(tab(current)).toHaveAttribute('aria-current', 'page')
    await expect.element(tab(current)).toBeInViewport({ ratio: 0.9 })
    await expect.element(tab(first)).toBeInViewport({ ratio: 0.9 })
  },
)
