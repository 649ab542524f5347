import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays, toCalendarDay } from '#src/lib/calendar-day.ts'
import { held } from '#tests/held.ts'
import { renderApp } from '#tests/render-app.tsx'

const endpoint = '*/api/reservations/reservation-request/'
const today = toCalendarDay(new Date())
const start = addDays(today, 30)

describe("the reservation form of a circuit's page", () => {
  test('computes its end, sends, and returns to the overview with the reference', async () => {
    const { router, requests } = await renderApp('/circuits/nord/reserver')
    await fill()
    const end = page.getByLabelText('Date de fin')
    await expect.element(end).toHaveValue(addDays(start, 8))
    await expect.element(end).toHaveAttribute('readonly')
    await page.getByLabelText('Budget').selectOptions('3 000 000 Ar et plus')
    await page.getByLabelText('Demandes particulières').fill('Un lit bébé')
    await send()

    await expect
      .element(
        page.getByText(
          'Demande de réservation envoyée pour "Nord" ! Nous vous contacterons bientôt.',
        ),
      )
      .toBeVisible()
    await expect.element(page.getByText(/^Référence : DM-/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/circuits/nord')
    expect(await sent(requests)).toEqual([
      {
        circuit_id: 2,
        client_name: 'Un voyageur',
        client_email: 'voyage@exemple.fr',
        client_phone: '0600000000',
        client_company: '',
        start_date: start,
        end_date: addDays(start, 8),
        number_of_people: 2,
        special_requests: 'Un lit bébé',
        budget_range: '3000000+',
        currency: 'MGA',
        message: '',
        source: 'circuit_detail',
      },
    ])
  })

  test('says beside each field what is missing, with the focus on the first', async () => {
    await renderApp('/circuits/nord/reserver')
    await page.getByLabelText('Nombre de personnes').fill('9')
    await send()
    const name = page.getByLabelText('Nom complet')
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription('Le nom est requis')
    await expect
      .element(page.getByLabelText('Nombre de personnes'))
      .toHaveAccessibleDescription('8 personnes au maximum')
  })

  test('bounds its inputs: from today, one to eight people', async () => {
    await renderApp('/circuits/nord/reserver')
    await expect.element(page.getByLabelText('Date de début')).toHaveAttribute('min', today)
    const people = page.getByLabelText('Nombre de personnes')
    await expect.element(people).toHaveAttribute('min', '1')
    await expect.element(people).toHaveAttribute('max', '8')
    await expect.element(people).toHaveValue(2)
  })

  test.each([
    [404, {}],
    [500, {}],
    [200, { success: false }],
  ])('after %i says its own text, stays, and keeps every word', async (status, body) => {
    const { router } = await renderApp('/circuits/nord/reserver', {
      handlers: [http.post(endpoint, () => HttpResponse.json(body, { status }))],
    })
    await fill()
    await send()
    await expect
      .element(
        page
          .getByRole('alert')
          .getByText("Erreur lors de l'envoi de la demande de réservation. Veuillez réessayer."),
      )
      .toBeVisible()
    expect(router.state.location.pathname).toBe('/circuits/nord/reserver')
    await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Un voyageur')
    await expect.element(page.getByRole('button', { name: 'Envoyer ma demande' })).toHaveFocus()
  })

  test("puts the server's field errors beside their fields", async () => {
    const errors = { client_phone: ['Numéro inconnu.'] }
    await renderApp('/circuits/nord/reserver', {
      handlers: [http.post(endpoint, () => HttpResponse.json({ errors }, { status: 400 }))],
    })
    await fill()
    await send()
    await expect
      .element(page.getByLabelText('Téléphone'))
      .toHaveAccessibleDescription('Numéro inconnu.')
  })

  test('leaves a traveller alone who has gone elsewhere while it was sending', async () => {
    const { promise, release } = held()
    const { router } = await renderApp('/circuits/nord/reserver', {
      handlers: [
        http.post(endpoint, async () => {
          await promise
          return HttpResponse.json({ success: true, request_id: 'DM-1' })
        }),
      ],
    })
    await fill()
    await send()
    await router.navigate({ to: '/circuits/$slug/lieux', params: { slug: 'nord' } })
    release()
    await expect.element(page.getByText(/^Demande de réservation envoyée pour/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/circuits/nord/lieux')
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('keeps one draft a circuit', async () => {
    const { router } = await renderApp('/circuits/nord/reserver')
    await fill()
    await router.navigate({ to: '/circuits/$slug/reserver', params: { slug: 'sud' } })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sud')
    await expect.element(page.getByLabelText('Nom complet')).toHaveValue('')
    await router.navigate({ to: '/circuits/$slug/reserver', params: { slug: 'nord' } })
    await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Un voyageur')
  })
})

async function fill() {
  await page.getByLabelText('Nom complet').fill('Un voyageur')
  await page.getByLabelText('Email').fill('voyage@exemple.fr')
  await page.getByLabelText('Téléphone').fill('0600000000')
  await page.getByLabelText('Date de début').fill(start)
}

async function send() {
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
}

/** The bodies of the reservation requests that went out. */
function sent(requests: Request[]) {
  return Promise.all(
    requests.filter(({ method }) => method === 'POST').map((request) => request.json()),
  )
}
