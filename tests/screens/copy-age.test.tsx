import { onlineManager, type Query } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { circuit, place, route } from '#tests/screens/circuit-records.ts'
import { failingList, heldList, type List } from '#tests/screens/lists.ts'

const day = 24 * 60 * 60_000
const old = Date.now() - 100 * day
const oldDay = new Date(old).toLocaleDateString('fr-FR', { dateStyle: 'long' }).replace(/^1 /, '1er ')
const oldAge = page.getByText(`Copie du ${oldDay}`, { exact: true })
const anyAge = page.getByText(/^Copie d/)

const lists: Record<List, object[]> = {
  circuits: [circuit],
  places: [place(1)],
  routes: [route(1)],
  'emergency-contacts': [
    { id: 1, name: 'Gendarmerie', phone: '119', type: 'emergency' },
    { id: 2, name: 'Ambassade', phone: '120', type: 'embassy' },
  ],
}

/** Opens a page whose lists were loaded long ago. The lists `heldBack` are not refreshed until `release` is called. */
async function openCopies(url: string, heldBack: List[], updatedAt: Partial<Record<List, number>> = {}) {
  const refreshes = heldBack.map(heldList)
  const app = await renderApp('/services', { handlers: refreshes.map(({ handler }) => handler) })
  const moments = new Map(Object.entries(updatedAt))
  for (const [list, records] of Object.entries(lists)) {
    app.queryClient.setQueryData([list], records, { updatedAt: moments.get(list) ?? old })
  }
  await app.router.navigate({ to: url })
  return { ...app, release: () => refreshes.forEach((refresh) => refresh.release()) }
}

test.each([
  { url: '/', list: 'circuits', times: 1 },
  { url: '/circuits/nord', list: 'routes', times: 1 },
  { url: '/circuits/nord/lieux', list: 'places', times: 1 },
  { url: '/circuits/nord/routes', list: 'routes', times: 1 },
  { url: '/circuits/nord/reserver', list: 'circuits', times: 1 },
  { url: '/contact', list: 'emergency-contacts', times: 2 },
] as const)('$url shows the age of an old copy of the $list until it is refreshed', async ({ url, list, times }) => {
  const { queryClient, release } = await openCopies(url, [list])
  const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== list }
  await expect.poll(() => queryClient.isFetching(others)).toBe(0)
  await expect.poll(() => oldAge.elements().length).toBe(times)
  await expect.element(oldAge.first()).toHaveAttribute('datetime', new Date(old).toISOString())
  release()
  await expect.element(anyAge).not.toBeInTheDocument()
})

test('the age is that of the oldest copy', async () => {
  const { release } = await openCopies('/circuits/nord', ['circuits', 'places', 'routes'], {
    circuits: old + 2 * day,
    routes: old + day,
  })
  await expect.element(oldAge).toBeVisible()
  release()
  await expect.element(anyAge).not.toBeInTheDocument()
})

test('fresh data shows an age only without network', async () => {
  await renderApp('/circuits/nord')
  await expect.element(page.getByRole('link', { name: 'Lieux (9)' })).toBeVisible()
  await expect.element(anyAge).not.toBeInTheDocument()
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  await expect.element(page.getByText(/^Copie d’aujourd’hui/)).toBeVisible()
})

test('fresh data shows an age after a failed refresh', async () => {
  const { handler, fail } = failingList('places', { failsAtFirst: false })
  const { queryClient } = await renderApp('/circuits/nord', { handlers: [handler] })
  await expect.element(page.getByRole('link', { name: 'Voir les 9 lieux' })).toBeVisible()
  fail(Promise.resolve())
  await queryClient.invalidateQueries({ queryKey: ['places'] })
  await expect.element(page.getByText(/^Copie d’aujourd’hui/)).toBeVisible()
})
