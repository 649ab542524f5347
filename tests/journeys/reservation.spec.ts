import { held } from '#tests/held.ts'
import { expect, expectAlive, expectStored, lost, test } from '#tests/journeys/support/site-test.ts'
import { day, fillTraveller } from '#tests/journeys/support/traveller.ts'

const formChunk = /^\/assets\/home-reservation-form/
const reservations = '/api/reservations/reservation-request/'

test.describe('on the embedded API', () => {
  test.use({ build: 'dist' })

  test('a traveller reads the circuits and asks for a quote from both forms, and nothing leaves the browser', async ({
    page,
    site,
  }) => {
    await page.goto('/')
    await expect(page.getByText('Mode démonstration : vos demandes ne sont pas transmises.')).toBeVisible()
    const circuits = page.getByRole('heading', { name: /^Circuit (Centre|Nord|Sud|Est|Ouest)$/ })
    await expect(circuits).toHaveCount(5)

    await page.getByLabel('Circuit souhaité').selectOption({ label: 'Circuit Ouest, 9 jours' })
    await fillTraveller(page)
    await page.getByLabel('Date de fin').fill(day(40))
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
    await expect(
      page.getByText('Votre demande de réservation a été envoyée avec succès !'),
    ).toBeVisible()
    await expect(page.getByText(/^Référence : /)).toBeVisible()

    await page.getByRole('link', { name: 'Circuit Nord' }).click()
    await page.getByRole('link', { name: 'Réserver', exact: true }).click()
    await fillTraveller(page)
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByText(/^Demande de réservation envoyée pour "Nord" !/)).toBeVisible()
    await expect(page).toHaveURL('/circuits/nord')
    const reference = page.getByText(/^Référence : /)
    await expect(reference).toBeVisible()
    await page.reload()
    await expectAlive(page)
    await expect(reference).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.goto('/confidentialite')
    await page.getByRole('listitem').filter({ hasText: 'Accusé d’envoi : réservation du circuit Nord' }).getByRole('button', { name: /^Effacer/ }).click()
    await page.goto('/circuits/nord')
    await expectAlive(page)
    await expect(reference).toBeHidden()

    // Under a version of their own, so that they are never taken for the real API's.
    await expectStored(page, ['1.0-mock/circuits', '1.0-mock/places', '1.0-mock/routes'])
    expect(site.requests.filter(({ path }) => path.startsWith('/api'))).toEqual([])
  })
})

test('a request reaches the API with its whole payload, once', async ({ page, site }) => {
  await page.goto('/circuits/nord/reserver')
  await fillTraveller(page)
  await page.getByRole('button', { name: 'Envoyer ma demande' }).dblclick()
  const receipt = page.getByRole('region', { name: 'Demandes envoyées' })
  await expect(receipt).toHaveText(/Référence : .*Gardez cette référence/)
  await expect(page).toHaveURL(/\/circuits\/nord$/)
  await expect(receipt).toBeInViewport({ ratio: 1 })
  expect(site.count(reservations)).toBe(1)
  expect([...site.api.reservations.values()]).toEqual([
    {
      circuit_id: 2,
      client_name: 'Une voyageuse',
      client_email: 'voyage@exemple.fr',
      client_phone: '0600000000',
      client_company: '',
      start_date: day(30),
      end_date: day(38),
      number_of_people: 2,
      special_requests: '',
      budget_range: '',
      currency: 'MGA',
      message: '',
      source: 'circuit_detail',
    },
  ])
})

test('what was typed outlives a reload and a failed send', async ({ page, site, noise }) => {
  await page.goto('/circuits/nord/reserver')
  await fillTraveller(page)
  await page.reload()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Une voyageuse')

  site.inject((request) => (request.method === 'POST' ? 'reset' : undefined))
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByText(/^Erreur lors de l'envoi de la demande/)).toBeVisible()
  await expect(page.getByLabel('Date de début')).toHaveValue(day(30))
  expect(noise.splice(0)).toEqual(['Failed to load resource: net::ERR_CONNECTION_RESET'])

  site.inject()
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByText(/^Référence : /)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Nom complet')).toHaveValue('')
})

test('without network, a send fails at once and keeps every word', async ({ page, site, noise }) => {
  await page.goto('/circuits/nord/reserver')
  await fillTraveller(page)
  await site.close()
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
  await expect(page.getByText(/^Erreur lors de l'envoi de la demande/)).toBeVisible()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Une voyageuse')
  expect(noise.splice(0).filter((line) => !lost.test(line))).toEqual([])
})

test('a home form that comes late finds its place kept', async ({ page, site }) => {
  const { promise, release } = held()
  site.inject(async ({ url }) => {
    if (formChunk.test(new URL(url).pathname)) await promise
    return undefined
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#reservation-form')
  const lastStop = page.getByRole('main').getByText('Vos dates et envies')
  const place = () =>
    lastStop.evaluate((stop) => {
      const section = stop.closest('section')?.getBoundingClientRect().top ?? 0
      return Math.round(stop.getBoundingClientRect().top - section)
    })
  await expect(lastStop).toBeVisible()
  const before = await place()
  release()
  await expect(page.getByLabel('Nom complet')).toBeVisible()
  expect(await place()).toBe(before)
})

test('a home form that does not come says so, and comes when it is asked again', async ({ page, site, noise }) => {
  site.inject(({ url }) => (formChunk.test(new URL(url).pathname) ? 'reset' : undefined))
  await page.goto('/')
  await expect(page.getByText('Impossible de charger le formulaire')).toBeVisible()
  site.inject()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByLabel('Nom complet')).toBeVisible()
  expect(noise.splice(0).filter((line) => !lost.test(line))).toEqual([])
})
