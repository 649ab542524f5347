import { onlineManager } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LoadError } from '#src/api/errors.ts'
import { renderApp } from '#tests/render-app.tsx'
import { circuit } from '#tests/screens/circuit-records.ts'
import { failingList, listOf } from '#tests/screens/lists.ts'

const notFoundText = "Le circuit que vous recherchez n'existe pas ou n'est plus disponible."
const title = page.getByRole('heading', { level: 1 })
const tabs = page.getByRole('navigation', { name: 'Circuit Nord' })
const facts = page.getByRole('list', { name: 'En bref' })

/** The content of the meta tag with this name or property. */
const meta = (key: string) =>
  document.head.querySelector<HTMLMetaElement>(`[name="${key}"], [property="${key}"]`)?.content

describe('the frame of a circuit', () => {
  test('shows the name, the region, the length and the counts', async () => {
    await renderApp('/circuits/nord')
    await expect.element(title).toHaveTextContent('Circuit Nord')
    await expect.poll(() => document.title).toBe('Circuit Nord – Dia Madagascar')
    await expect.element(page.getByText('Diana', { exact: true })).toBeVisible()
    await expect.element(facts).toHaveTextContent(/^9 jours.*avril à novembre.*niveau 2 \(effort physique/)
    await expect.element(tabs.getByRole('link', { name: 'Lieux (9)' })).toBeVisible()
    await expect.element(tabs.getByRole('link', { name: 'Itinéraires (6)' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: /pain de sucre de la baie de Diego-Suarez/ })).toBeVisible()
  })

  test('describes the circuit to search engines and shared links', async () => {
    const description = 'Baies et parfums du Nord.'
    await renderApp('/circuits/nord', {
      handlers: [listOf('circuits', [{ ...circuit, description, description_fr: ' ' }])],
    })
    await expect.poll(() => meta('description')).toBe(description)
    expect(meta('og:title')).toBe('Circuit Nord')
    expect(meta('og:description')).toBe(description)
    expect(meta('robots')).toMatch(/^index/)
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
    expect(JSON.parse(data)).toMatchObject({ '@type': 'TouristTrip', name: 'Circuit Nord', description })
  })

  test('links to the home page, the list, the reservation, the phone number and the e-mail address', async () => {
    await renderApp('/circuits/nord')
    const breadcrumb = page.getByRole('navigation', { name: 'Fil d’Ariane' })
    await expect.element(breadcrumb.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/')
    await expect.element(breadcrumb.getByRole('link', { name: 'Nos Circuits' })).toHaveAttribute('href', '/#circuits')
    const main = page.getByRole('main')
    await expect
      .element(main.getByRole('link', { name: 'Réserver maintenant' }))
      .toHaveAttribute('href', '/circuits/nord/reserver')
    await expect
      .element(main.getByRole('link', { name: 'Appeler', exact: true }))
      .toHaveAttribute('href', 'tel:+261202200000')
    await expect
      .element(main.getByRole('link', { name: 'Email', exact: true }))
      .toHaveAttribute('href', 'mailto:contact@dia-madagascar.example?subject=Circuit%20Nord')
  })

  test.each(['', '/lieux', '/routes', '/reserver'])(
    'links to the SOS page, which then knows the circuit%s',
    async (tab) => {
      await renderApp(`/circuits/nord${tab}`)
      await expect
        .element(page.getByRole('main').getByRole('link', { name: 'SOS', exact: true }))
        .toHaveAttribute('href', '/sos?circuit=nord')
    },
  )

  test('shows a record that only has a name, with markup in it', async () => {
    const name = '<b>Île</b> & co'
    await renderApp('/circuits/a%2Fb%20%3Cb%3E', {
      handlers: [listOf('circuits', [{ id: 99, name, slug: 'a/b <b>' }])],
    })
    await expect.element(title).toHaveTextContent(`Circuit ${name}`)
    await expect.element(page.getByText(`Région ${name}`)).toBeVisible()
    await expect.element(facts).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Lieux (0)' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: `Circuit ${name}` })).toBeVisible()
  })

  test("shows the record's counts when the lists cannot be loaded", async () => {
    await renderApp('/circuits/nord', {
      handlers: [
        listOf('circuits', [{ ...circuit, places_count: 7, routes_count: 4 }]),
        failingList('places').handler,
        failingList('routes').handler,
      ],
    })
    await expect.element(tabs.getByRole('link', { name: 'Lieux (7)' })).toBeVisible()
    await expect.element(tabs.getByRole('link', { name: 'Itinéraires (4)' })).toBeVisible()
  })

  test.each([
    ['Aperçu', '/circuits/nord', 'Lieux (9)', 'Lieux', '/circuits/nord/lieux', 'Lieux – '],
    ['Lieux (9)', '/circuits/nord/lieux', 'Itinéraires (6)', 'Itinéraires', '/circuits/nord/routes', 'Itinéraires – '],
    ['Itinéraires (6)', '/circuits/nord/routes', 'Réserver', 'Réserver', '/circuits/nord/reserver', 'Réserver – '],
    ['Réserver', '/circuits/nord/reserver', 'Aperçu', 'Aperçu du circuit Nord', '/circuits/nord', ''],
  ])(
    'links from the tab %s (%s) to %s, and focuses its heading',
    async (current, start, next, heading, path, titleStart) => {
      const { router } = await renderApp(start)
      await expect.element(tabs.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'page')
      await tabs.getByRole('link', { name: next }).click()
      await expect.element(page.getByRole('heading', { level: 2, name: heading, exact: true })).toHaveFocus()
      await expect.element(tabs.getByRole('link', { name: next })).toHaveAttribute('aria-current', 'page')
      expect(tabs.element().querySelectorAll('[aria-current]')).toHaveLength(1)
      expect(router.state.location.pathname).toBe(path)
      await expect.poll(() => document.title).toBe(`${titleStart}Circuit Nord – Dia Madagascar`)
    },
  )
})

describe('a circuit that does not exist', () => {
  test.each(['__proto__', 'a%2Fb'])('is not found, and not indexed: %s', async (slug) => {
    await renderApp(`/circuits/${slug}/lieux`)
    await expect.element(title).toHaveTextContent('Circuit non trouvé')
    await expect.element(page.getByText(notFoundText)).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }))
      .toHaveAttribute('href', '/')
    await expect.element(page.getByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Circuit Ouest' }))
      .toHaveAttribute('href', '/circuits/ouest')
    expect(document.title).toBe('Circuit non trouvé – Dia Madagascar')
    expect(meta('robots')).toBe('noindex')
  })

  test('is first looked up in a refreshed list, even when the cached one is fresh', async () => {
    const { router, queryClient } = await renderApp('/services', { handlers: [listOf('circuits', [circuit])] })
    queryClient.setQueryData(['circuits'], [], { updatedAt: Date.now() - 60_000 })
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
    await expect.element(title).toHaveTextContent('Circuit Nord')
  })

  test('is reported when a refreshed list no longer contains it', async () => {
    const { queryClient } = await renderApp('/circuits/nord')
    await expect.element(title).toHaveTextContent('Circuit Nord')
    queryClient.setQueryData(['circuits'], [])
    await expect.element(title).toHaveTextContent('Circuit non trouvé')
  })
})

describe('a circuit that cannot be loaded', () => {
  /** Silences the console, because React and the router log errors that a boundary catches. */
  async function openFailing() {
    const { error, warn } = vi.mocked(console)
    error.mockImplementation(() => {})
    warn.mockImplementation(() => {})
    const { handler, recover } = failingList('circuits')
    await renderApp('/circuits/nord', { handlers: [handler] })
    await expect.element(title).toHaveTextContent('Circuit non trouvé')
    expect(error.mock.calls.flat()).toContainEqual(expect.any(LoadError))
    error.mockClear()
    warn.mockClear()
    return recover
  }

  test("says so, and is loaded again on 'Réessayer'", async () => {
    const recover = await openFailing()
    await expect.element(page.getByText(notFoundText)).toBeVisible()
    await expect.element(page.getByText('Impossible de charger le circuit nord')).toBeVisible()
    await expect.element(page.getByRole('link', { name: "Retour à l'accueil" })).toBeVisible()
    recover()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(title).toHaveTextContent('Circuit Nord')
    expect(document.body).not.toHaveFocus()
    await expect.poll(() => document.title).toBe('Circuit Nord – Dia Madagascar')
  })

  test('is loaded again when the network is back', async () => {
    const recover = await openFailing()
    onTestFinished(() => onlineManager.setOnline(true))
    onlineManager.setOnline(false)
    recover()
    onlineManager.setOnline(true)
    await expect.element(title).toHaveTextContent('Circuit Nord')
  })

  test('is shown from the cache when a refresh fails', async () => {
    const { router, queryClient } = await renderApp('/services', { handlers: [failingList('circuits').handler] })
    queryClient.setQueryData(['circuits'], [circuit], { updatedAt: 1 })
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
    await expect.poll(() => queryClient.getQueryState(['circuits'])?.status).toBe('error')
    await expect.element(title).toHaveTextContent('Circuit Nord')
  })
})
