import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { input, opener } from '#tests/screens/chat-window.ts'
import { circuit } from '#tests/screens/circuit-records.ts'
import { listOf } from '#tests/screens/lists.ts'

const tabs = page.getByRole('navigation', { name: 'Circuit Nord' })
const bar = page.getByRole('complementary', { name: 'Demander ce circuit' })
const nextSteps = page.getByRole('region', { name: /^Et maintenant/ })

const phone = { width: 360, height: 740 }

/** Opens a page in a window of this size. */
async function openIn({ width, height }: typeof phone, path: string) {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(width, height)
  return renderApp(path)
}

const top = (locator: typeof tabs) => locator.element().getBoundingClientRect().top

describe("a circuit's page on a phone", () => {
  test('starts with its picture, its name, its facts and the tabs, all on the first screen', async () => {
    await openIn(phone, '/circuits/nord')
    const picture = page.getByRole('img', { name: /pain de sucre/ })
    await expect.element(picture).toBeVisible()
    const heights = [
      picture,
      page.getByRole('heading', { level: 1 }),
      page.getByRole('list', { name: 'En bref' }),
      tabs,
      page.getByText('Diana', { exact: true }),
    ].map(top)
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    expect(tabs.element().getBoundingClientRect().bottom).toBeLessThan(phone.height - bar.element().clientHeight)
  })

  test('has the quote and the phone in a bar at the foot, below the chat button', async () => {
    await openIn(phone, '/circuits/nord/lieux')
    await expect.element(bar).toHaveTextContent('9 joursavril à novembre')
    await expect
      .element(bar.getByRole('link', { name: 'Demander un devis' }))
      .toHaveAttribute('href', '/circuits/nord/reserver')
    await expect.element(bar.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:+261202200000')
    expect(opener.element().getBoundingClientRect().bottom).toBeLessThan(top(bar))
  })

  test('has no bar while a field has the focus, nor beside the reservation form', async () => {
    const { router } = await openIn(phone, '/circuits/nord/lieux')
    await opener.click()
    await input.click()
    await expect.element(bar).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Fermer le chat' }).click()
    await expect.element(bar).toBeVisible()
    await router.navigate({ to: '/circuits/$slug/reserver', params: { slug: 'nord' } })
    await expect.element(page.getByRole('heading', { name: 'Réserver' })).toHaveFocus()
    await expect.element(bar).not.toBeInTheDocument()
  })
})

describe.each([phone, { width: 1280, height: 800 }])('in a window of $width px', (size) => {
  test.each([
    ['/circuits/nord/lieux', 'Lieux'],
    ['/circuits/nord/routes', 'Itinéraires'],
    ['/circuits/nord/reserver', 'Réserver'],
  ])('%s begins in the upper third', async (path, name) => {
    await openIn(size, path)
    const heading = page.getByRole('heading', { level: 2, name, exact: true })
    await expect.element(heading).toBeVisible()
    expect(top(heading)).toBeLessThan(size.height / 3)
  })
})

test("on a wide screen the poster stands level with the breadcrumb, and the tabs above the window's edge", async () => {
  const size = { width: 1280, height: 800 }
  await openIn(size, '/circuits/nord')
  const picture = page.getByRole('img', { name: /pain de sucre/ })
  await expect.element(picture).toBeVisible()
  expect(Math.abs(top(picture) - top(page.getByRole('navigation', { name: 'Fil d’Ariane' })))).toBeLessThan(30)
  expect(tabs.element().getBoundingClientRect().bottom).toBeLessThan(size.height)
  await expect.element(bar).not.toBeInTheDocument()
})

describe('the end of a tab', () => {
  test.each([
    ['/circuits/nord', 'Les lieux du circuit', '/circuits/nord/lieux'],
    ['/circuits/nord/lieux', 'Les itinéraires du circuit', '/circuits/nord/routes'],
    ['/circuits/nord/routes', 'Demander un devis', '/circuits/nord/reserver'],
    ['/circuits/nord/reserver', 'Revoir l’aperçu du circuit', '/circuits/nord'],
  ])('of %s has the link %j', async (path, name, href) => {
    await renderApp(path)
    await expect.element(nextSteps.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('links to the two circuits that follow in the list, with their length', async () => {
    const others = ['Est', 'Sud', 'Ouest'].map((name, index) => ({
      id: 10 + index,
      name,
      slug: name.toLowerCase(),
      estimated_duration_days: index === 0 ? 8 : null,
    }))
    await renderApp('/circuits/nord/lieux', { handlers: [listOf('circuits', [...others, circuit])] })
    const items = nextSteps.getByRole('listitem')
    await expect.element(items.first()).toHaveTextContent('Circuit Est8 jours')
    await expect.element(nextSteps.getByRole('link', { name: 'Circuit Sud' })).toHaveAttribute('href', '/circuits/sud')
    expect(items.elements()).toHaveLength(2)
  })

  test('of the only circuit has no others', async () => {
    await renderApp('/circuits/nord', { handlers: [listOf('circuits', [circuit])] })
    await expect.element(nextSteps).toBeVisible()
    await expect.element(page.getByText('D’autres circuits')).not.toBeInTheDocument()
  })
})

test('the season is among the details of the trip', async () => {
  await renderApp('/circuits/nord/reserver', {
    handlers: [listOf('circuits', [{ ...circuit, best_months: [11, 12, 1] }])],
  })
  const details = page.getByRole('region', { name: 'Le voyage en bref' })
  await expect.element(details.getByText('novembre à janvier')).toBeVisible()
})
