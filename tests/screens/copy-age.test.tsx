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
  { url: '/', list: 'circuits', heading: 'Nos Circuits' },
  { url: '/circuits/nord', list: 'circuits', heading: /^Circuit Nord/ },
  { url: '/circuits/nord', list: 'places', heading: /^Circuit Nord/ },
  { url: '/circuits/nord', list: 'routes', heading: /^Circuit Nord/ },
  { url: '/circuits/nord/lieux', list: 'places', heading: 'Lieux' },
  { url: '/circuits/nord/routes', list: 'routes', heading: 'Itinéraires' },
  { url: '/contact', list: 'emergency-contacts', heading: 'SOS, 24h/24' },
] as const)('$url says how old its copy of the $list is until a response has confirmed it', async ({ url, list, heading }) => {
  const refresh = heldList(list)
  await openCopies(url, refresh)
  await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect.element(age).toBeVisible()
  await expect.element(age).toHaveAttribute('datetime', new Date(old).toISOString())
  refresh.release()
  await expect.element(age).not.toBeInTheDocument()
})

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

test('the overview says how old the oldest of its copies is', async () => {
  const refreshes = [heldList('circuits'), heldList('places'), heldList('routes')]
  const app = await renderApp('/services', { handlers: refreshes.map(({ handler }) => handler) })
  app.queryClient.setQueryData(['circuits'], [circuit], { updatedAt: old + 48 * hour })
  app.queryClient.setQueryData(['places'], [place(1)], { updatedAt: old })
  app.queryClient.setQueryData(['routes'], [route(1)], { updatedAt: old + 24 * hour })
  await app.router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
  await expect.element(age).toBeVisible()
  for (const { release } of refreshes) release()
  await expect.element(page.getByText(/^Copie d/)).not.toBeInTheDocument()
})

test('what a response has just brought has no age', async () => {
  await renderApp('/circuits/nord/lieux')
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(page.getByText(/^Copie d/)).not.toBeInTheDocument()
})
