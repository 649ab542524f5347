import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const endpoint = '*/api/geography/circuits/'
const failure = 'Impossible de charger les circuits. Veuillez réessayer.'
const broken = () => new HttpResponse(null, { status: 404 })
const never = () => new Promise<never>(() => {})

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
    await expect.element(list().getByRole('link', { name: 'Circuit Nord' })).toBeVisible()
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
    await renderApp('/', { handlers: [http.get(endpoint, never)] })
    await expect.element(list().getByRole('status')).toHaveTextContent('Chargement des circuits…')
    expect(list().element().querySelectorAll('[aria-hidden] li')).toHaveLength(4)
  })

  test('says so when it is empty', async () => {
    await renderWith([])
    await expect.element(list().getByText('Aucun circuit disponible')).toBeVisible()
  })

  test('explains a failure, announces it and loads again', async () => {
    let answer = broken
    await renderApp('/', { handlers: [http.get(endpoint, () => answer())] })
    const panel = page.getByRole('region', { name: 'Erreur de chargement' })
    await expect.element(panel.getByText('Erreur de chargement')).toBeVisible()
    await expect.element(panel.getByText('Impossible de charger les circuits')).toBeVisible()
    await expect.element(page.getByText(failure)).toBeVisible()
    await expect.element(panel.getByRole('button', { name: 'Vider le cache' })).toBeVisible()

    answer = () => HttpResponse.json([circuit({ name: 'Nord', slug: 'nord' })])
    await panel.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(list().getByRole('link', { name: 'Circuit Nord' })).toBeVisible()
    await expect.element(panel).not.toBeInTheDocument()
  })
})

describe('where the list comes from', () => {
  test('goes unsaid when a response has just brought it', async () => {
    await renderApp('/')
    await expect.element(list().getByRole('link', { name: 'Circuit Nord' })).toBeVisible()
    await expect.element(cacheBadge()).not.toBeInTheDocument()
  })

  test("is 'Cache' after a return to the page, until the cache is emptied", async () => {
    const { router, requests } = await renderApp('/')
    await expect.element(list().getByRole('link', { name: 'Circuit Nord' })).toBeVisible()
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
    await router.navigate({ to: '/' })
    await expect.element(cacheBadge()).toBeVisible()

    const before = requests.length
    await list().getByRole('button', { name: 'Vider le cache' }).click()
    await expect.element(cacheBadge()).not.toBeInTheDocument()
    await expect.element(list().getByRole('link', { name: 'Circuit Nord' })).toBeVisible()
    expect(requests.length).toBeGreaterThan(before)
  })

  test('stays as it was after a jump within the page', async () => {
    const { router } = await renderApp('/')
    await expect.element(list().getByRole('link', { name: 'Circuit Nord' })).toBeVisible()
    await router.navigate({ to: '/', hash: 'circuits' })
    await expect.element(list().getByRole('link', { name: 'Circuit Nord' })).toBeVisible()
    await expect.element(cacheBadge()).not.toBeInTheDocument()
  })

  test("is told from 'Mise à jour' while a refresh runs; one that fails leaves the list", async () => {
    const refusals: (() => void)[] = []
    let first = true
    const { queryClient } = await renderApp('/', {
      handlers: [
        http.get(endpoint, () => {
          if (!first) return new Promise((resolve) => refusals.push(() => resolve(broken())))
          first = false
          return HttpResponse.json([circuit({ name: 'Nord', slug: 'nord' })])
        }),
      ],
    })
    await expect.element(list().getByRole('link', { name: 'Circuit Nord' })).toBeVisible()
    void queryClient.invalidateQueries({ queryKey: ['circuits'] })
    await expect.element(list().getByText('Mise à jour')).toBeVisible()

    for (const refuse of refusals) refuse()
    await expect.element(page.getByText(failure)).toBeVisible()
    await expect.element(list().getByText('Mise à jour')).not.toBeInTheDocument()
    await expect.element(list().getByRole('link', { name: 'Circuit Nord' })).toBeVisible()
  })
})

const list = () => page.getByRole('region', { name: 'Nos Circuits' })
const cacheBadge = () => list().getByText('Cache', { exact: true })

function circuit(fields: Record<string, unknown>) {
  return { id: String(fields['slug']), ...fields }
}

function renderWith(circuits: Record<string, unknown>[]) {
  return renderApp('/', {
    handlers: [http.get(endpoint, () => HttpResponse.json(circuits.map(circuit)))],
  })
}
