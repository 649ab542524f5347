import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place, route } from '#tests/screens/circuit-records.ts'
import { brittleList, heldList, listOf } from '#tests/screens/lists.ts'
import { renderApp } from '#tests/render-app.tsx'

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

describe.each(tabs)('the tab of $list', ({ path, list, heading, loading, failure, empty, record, name }) => {
  test('holds the place of its list until it comes', async () => {
    const { handler, release } = heldList(list)
    await renderApp(path, { handlers: [handler] })
    await expect.element(page.getByText(loading)).toBeInTheDocument()
    release()
    await expect.element(page.getByText(loading)).not.toBeInTheDocument()
    await expect.element(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('says what could not be loaded, and tries again', async () => {
    const { handler, mend } = brittleList(list)
    await renderApp(path, { handlers: [handler] })
    const panel = page.getByRole('region', { name: 'Erreur de chargement' })
    await expect.element(panel.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible()
    await expect.element(panel.getByText(failure)).toBeVisible()

    mend()
    await panel.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(page.getByRole('heading', { level: 2, name: heading })).toHaveFocus()
    await expect.element(page.getByRole('article').first()).toBeVisible()
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('says when there is nothing', async () => {
    await renderApp(path, { handlers: [listOf(list, [])] })
    await expect.element(page.getByText(empty)).toBeVisible()
    await expect.element(page.getByRole('link', { name: `${heading} (0)` })).toBeVisible()
  })

  test('shows ten, and ten more on demand, with the focus on the first of them', async () => {
    const records = Array.from({ length: 23 }, (_, index) => record(index + 1))
    await renderApp(path, { handlers: [listOf(list, records)] })
    await expect.element(page.getByRole('link', { name: `${heading} (23)` })).toBeVisible()
    await expect.element(page.getByRole('article').nth(9)).toBeVisible()
    expect(page.getByRole('article').elements()).toHaveLength(10)

    const more = page.getByRole('button', { name: 'Afficher plus' })
    await more.click()
    await expect.element(page.getByRole('button', { name: new RegExp(`${name} 11$`) })).toHaveFocus()
    await expect.element(page.getByRole('status').getByText(/^20 .* sur 23$/)).toBeInTheDocument()
    await more.click()
    await expect.element(page.getByRole('button', { name: new RegExp(`${name} 21$`) })).toHaveFocus()
    expect(page.getByRole('article').elements()).toHaveLength(23)
    await expect.element(more).not.toBeInTheDocument()
  })

  test('offers no more when there are ten', async () => {
    const records = Array.from({ length: 10 }, (_, index) => record(index + 1))
    await renderApp(path, { handlers: [listOf(list, records)] })
    await expect.element(page.getByRole('article').nth(9)).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Afficher plus' }))
      .not.toBeInTheDocument()
  })
})
