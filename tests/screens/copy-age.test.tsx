import type { Query } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { circuit, place, route } from '#tests/screens/circuit-records.ts'
import { heldList } from '#tests/screens/lists.ts'
import { renderApp } from '#tests/render-app.tsx'

const hour = 60 * 60_000
const old = Date.now() - 100 * 24 * hour

const day = new Date(old).toLocaleDateString('fr-FR', { dateStyle: 'long' }).replace(/^1 /, '1er ')
const age = page.getByText(`Copie du ${day}`, { exact: true })

const contact = { id: 1, name: 'Gendarmerie', phone: '119', type: 'emergency' }

/** A page whose lists have come from storage, and whose refresh of one of them has not come yet. */
async function openCopies(url: string, held: ReturnType<typeof heldList>) {
  const app = await renderApp('/services', { handlers: [held.handler] })
  app.queryClient.setQueryData(['circuits'], [circuit], { updatedAt: old })
  app.queryClient.setQueryData(['places'], [place(1)], { updatedAt: old })
  app.queryClient.setQueryData(['routes'], [route(1)], { updatedAt: old })
  app.queryClient.setQueryData(['emergency-contacts'], [contact], { updatedAt: old })
  await app.router.navigate({ to: url })
  return app
}

test.each([
  { url: '/', list: 'circuits', heading: 'Nos Circuits', places: 1 },
  { url: '/circuits/nord', list: 'circuits', heading: /^Circuit Nord/, places: 1 },
  { url: '/circuits/nord', list: 'places', heading: /^Circuit Nord/, places: 1 },
  { url: '/circuits/nord', list: 'routes', heading: /^Circuit Nord/, places: 1 },
  // Above where they are counted, and beside the list itself.
  { url: '/circuits/nord/lieux', list: 'places', heading: 'Lieux', places: 2 },
  { url: '/circuits/nord/lieux', list: 'routes', heading: 'Lieux', places: 1 },
  { url: '/circuits/nord/routes', list: 'places', heading: 'Itinéraires', places: 1 },
  { url: '/circuits/nord/routes', list: 'routes', heading: 'Itinéraires', places: 2 },
  { url: '/circuits/nord/reserver', list: 'circuits', heading: 'Réserver', places: 1 },
  { url: '/circuits/nord/reserver', list: 'places', heading: 'Réserver', places: 1 },
  { url: '/circuits/nord/reserver', list: 'routes', heading: 'Réserver', places: 1 },
  { url: '/contact', list: 'emergency-contacts', heading: 'SOS, 24h/24', places: 1 },
] as const)(
  '$url says how old its copy of the $list is until a response has confirmed it',
  async ({ url, list, heading, places }) => {
    const refresh = heldList(list)
    const { queryClient } = await openCopies(url, refresh)
    await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== list }
    await expect.poll(() => queryClient.isFetching(others), { timeout: 5000 }).toBe(0)
    await expect.poll(() => age.elements().length).toBe(places)
    await expect.element(age.first()).toBeVisible()
    await expect.element(age.first()).toHaveAttribute('datetime', new Date(old).toISOString())
    refresh.release()
    await expect.element(age).not.toBeInTheDocument()
  },
)

test('the other contacts say how old they are, too', async () => {
  const refresh = heldList('emergency-contacts')
  const { queryClient, router } = await renderApp('/services', { handlers: [refresh.handler] })
  queryClient.setQueryData(['emergency-contacts'], [{ ...contact, type: 'embassy' }], { updatedAt: old })
  await router.navigate({ to: '/contact' })
  const others = page.getByRole('region', { name: 'Autres contacts' })
  await expect.element(others.getByText(`Copie du ${day}`, { exact: true })).toBeVisible()
  refresh.release()
  await expect.element(page.getByText(/^Copie d/)).not.toBeInTheDocument()
})

test.each(['/circuits/nord', '/circuits/nord/reserver'])('%s says how old the oldest of its copies is', async (url) => {
  const refreshes = [heldList('circuits'), heldList('places'), heldList('routes')]
  const app = await renderApp('/services', { handlers: refreshes.map(({ handler }) => handler) })
  app.queryClient.setQueryData(['circuits'], [circuit], { updatedAt: old + 48 * hour })
  app.queryClient.setQueryData(['places'], [place(1)], { updatedAt: old })
  app.queryClient.setQueryData(['routes'], [route(1)], { updatedAt: old + 24 * hour })
  await app.router.navigate({ to: url })
  await expect.element(age).toBeVisible()
  for (const { release } of refreshes) release()
  await expect.element(page.getByText(/^Copie d/)).not.toBeInTheDocument()
})

test('what a response has just brought has no age', async () => {
  await renderApp('/circuits/nord/lieux')
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(page.getByText(/^Copie d/)).not.toBeInTheDocument()
})
