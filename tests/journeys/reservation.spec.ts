import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/site-test.ts'

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
    await expect(page.getByText(/^Référence : /)).toBeVisible()

    expect(site.requests.filter(({ path }) => path.startsWith('/api'))).toEqual([])
  })
})

test('a request reaches the API with its whole payload, once', async ({ page, site }) => {
  await page.goto('/circuits/nord/reserver')
  await fillTraveller(page)
  await page.getByRole('button', { name: 'Envoyer ma demande' }).dblclick()
  await expect(page.getByText(/^Référence : /)).toBeVisible()
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

test('what was typed outlives a reload, a failed send and a way back', async ({
  page,
  site,
  noise,
}) => {
  await page.goto('/circuits/nord/reserver')
  await fillTraveller(page)
  await page.reload()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Une voyageuse')

  site.inject((request) => (request.method === 'POST' ? 'reset' : undefined))
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(
    page.getByText("Erreur lors de l'envoi de la demande de réservation. Veuillez réessayer."),
  ).toBeVisible()
  await expect(page.getByLabel('Téléphone')).toHaveValue('0600000000')
  expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')])

  await page.getByRole('link', { name: 'Lieux (9)' }).click()
  await expect(page.getByRole('heading', { name: 'Lieux', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Date de début')).toHaveValue(day(30))

  site.inject()
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByText(/^Référence : /)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Nom complet')).toHaveValue('')
})

test('offline, a send fails at once and keeps every word', async ({ page, context, noise }) => {
  await page.goto('/circuits/nord/reserver')
  await fillTraveller(page)
  await context.setOffline(true)
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByText(/^Erreur lors de l'envoi de la demande/)).toBeVisible()
  await expect(page.getByLabel('Nom complet')).toHaveValue('Une voyageuse')
  expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')])
  await context.setOffline(false)
  await expect(page.getByText('Vous êtes hors ligne')).toBeHidden()
})

test('the home form says what the server said, beside the fields too', async ({
  page,
  site,
  noise,
}) => {
  await page.goto('/?circuit=sud#reservation-form')
  await expect(page.getByLabel('Circuit souhaité')).toHaveValue('3')
  await fillTraveller(page)
  await page.getByLabel('Date de fin').fill(day(40))
  site.inject((request) =>
    request.method === 'POST'
      ? Response.json({ error: 'Refusé.', errors: { client_email: ['Inconnu.'] } }, { status: 400 })
      : undefined,
  )
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(page.getByText('Données invalides. Refusé. client_email: Inconnu.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Inconnu.')
  await expect(page.getByLabel('Email')).toBeFocused()
  noise.length = 0
})

async function fillTraveller(page: Page) {
  await page.getByLabel('Nom complet').fill('Une voyageuse')
  await page.getByLabel('Email').fill('voyage@exemple.fr')
  await page.getByLabel('Téléphone').fill('0600000000')
  await page.getByLabel('Date de début').fill(day(30))
}

/** The calendar day `days` from now in Antananarivo, where the browser of these tests is. */
function day(days: number): string {
  const later = new Date(Date.now() + days * 86_400_000)
  return later.toLocaleDateString('sv-SE', { timeZone: 'Indian/Antananarivo' })
}
