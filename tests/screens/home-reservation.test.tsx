import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, toCalendarDay } from '#src/lib/calendar-day.ts'
import { held } from '#tests/held.ts'
import { renderApp } from '#tests/render-app.tsx'

const endpoint = '*/api/reservations/reservation-request/'
const start = addDays(toCalendarDay(new Date()), 30)
const end = addDays(start, 8)

describe('the reservation form of the home page', () => {
  test('sends the whole payload and shows the default text and the reference', async () => {
    const { requests } = await renderApp('/')
    await fill()
    await page.getByLabelText('Entreprise').fill('Rando SARL')
    await page.getByLabelText('Adresse').fill('1 rue des Lilas')
    await page.getByLabelText('Budget').selectOptions('2 000 000 Ar et plus')
    await page.getByLabelText('Devise').selectOptions('EUR')
    await page.getByLabelText('Demandes particulières').fill('Sans gluten')
    await page.getByLabelText('Message').fill('Bonjour')
    await send()

    await expect
      .element(page.getByText('Votre demande de réservation a été envoyée avec succès !'))
      .toBeVisible()
    await expect.element(page.getByText(/^Référence : DM-/)).toBeVisible()
    expect(await sent(requests)).toEqual([
      {
        circuit_id: 2,
        client_name: 'Une voyageuse',
        client_email: 'voyage@exemple.fr',
        client_phone: '0600000000',
        client_company: 'Rando SARL',
        start_date: start,
        end_date: end,
        number_of_people: 1,
        special_requests: 'Sans gluten',
        budget_range: '2000000+',
        currency: 'EUR',
        message: 'Bonjour\nAdresse : 1 rue des Lilas',
        source: 'website',
      },
    ])
    await expect.element(page.getByLabelText('Nom complet')).toHaveValue('')
    await expect.element(page.getByLabelText('Circuit souhaité')).toHaveValue('')
  })

  test("shows the server's own message when it has one", async () => {
    await renderApp('/', {
      handlers: [
        http.post(endpoint, () => HttpResponse.json({ success: true, message: 'Bien reçu.' })),
      ],
    })
    await fill()
    await send()
    await expect.element(page.getByText('Bien reçu.')).toBeVisible()
  })

  test('says beside each field what is missing, with the focus on the first', async () => {
    const { requests } = await renderApp('/')
    await expect.element(page.getByLabelText('Circuit souhaité')).toBeVisible()
    await send()

    const circuit = page.getByLabelText('Circuit souhaité')
    await expect.element(circuit).toHaveFocus()
    await expect.element(circuit).toHaveAccessibleDescription('Veuillez sélectionner un circuit')
    await expect
      .element(page.getByLabelText('Nom complet'))
      .toHaveAccessibleDescription('Le nom complet est requis')
    await expect.element(page.getByText('3 champs à corriger')).toBeVisible()
    expect(await sent(requests)).toEqual([])
  })

  test('takes a message away when its field is edited, and only that one', async () => {
    await renderApp('/')
    await expect.element(page.getByLabelText('Nom complet')).toBeVisible()
    await send()
    await expect.element(page.getByText('Le nom complet est requis')).toBeVisible()
    await userEvent.type(page.getByLabelText('Nom complet'), 'U')
    await expect.element(page.getByText('Le nom complet est requis')).not.toBeInTheDocument()
    await expect.element(page.getByText('Le téléphone est requis')).toBeVisible()
  })

  test.each([
    [404, {}, 'Circuit non trouvé. Veuillez réessayer.'],
    [400, {}, 'Données invalides. Veuillez vérifier vos informations.'],
    [500, {}, 'Erreur serveur. Veuillez réessayer plus tard.'],
    [503, {}, "Impossible d'envoyer votre demande. Vérifiez votre connexion internet."],
    [200, { success: false, error: 'Complet' }, "Impossible d'envoyer votre demande. Complet"],
  ])('after %i %o says so and keeps every word', async (status, body, text) => {
    await renderApp('/', {
      handlers: [http.post(endpoint, () => HttpResponse.json(body, { status }))],
    })
    await fill()
    await send()
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
    await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Une voyageuse')
    await expect.element(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeEnabled()
  })

  test("puts the server's field errors beside their fields", async () => {
    const errors = { client_email: ['Adresse inconnue.'], number_of_people: 'Trop nombreux.' }
    await renderApp('/', {
      handlers: [http.post(endpoint, () => HttpResponse.json({ errors }, { status: 400 }))],
    })
    await fill()
    await send()
    const email = page.getByLabelText('Email')
    await expect.element(email).toHaveAccessibleDescription('Adresse inconnue.')
    await expect.element(email).toHaveFocus()
    await expect
      .element(page.getByLabelText('Nombre de personnes'))
      .toHaveAccessibleDescription('Trop nombreux.')
    await expect
      .element(
        page.getByText(
          'Données invalides. client_email: Adresse inconnue.; number_of_people: Trop nombreux.',
        ),
      )
      .toBeVisible()
  })

  test('sends once, however often the button is pressed, and says that it is sending', async () => {
    const { promise, release } = held()
    const { requests } = await renderApp('/', {
      handlers: [
        http.post(endpoint, async () => {
          await promise
          return HttpResponse.json({ success: true, request_id: 'DM-1' })
        }),
      ],
    })
    await fill()
    await userEvent.dblClick(page.getByRole('button', { name: 'Envoyer ma demande' }))
    const button = page.getByRole('button', { name: 'Envoi en cours...' })
    await expect.element(button).toBeDisabled()
    release()
    await expect.element(page.getByText('Référence : DM-1')).toBeVisible()
    expect(await sent(requests)).toHaveLength(1)
  })

  test('keeps a draft over a change of page and forgets it after success', async () => {
    const { router } = await renderApp('/')
    await fill()
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Nord')
    await router.navigate({ to: '/' })
    await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Une voyageuse')
    await expect.element(page.getByLabelText('Circuit souhaité')).toHaveValue('2')
    await send()
    await expect.element(page.getByText(/^Référence/)).toBeVisible()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('takes the circuit that the address names, until another one is chosen', async () => {
    const { router, requests } = await renderApp('/?circuit=sud#reservation-form')
    const circuit = page.getByLabelText('Circuit souhaité')
    await expect.element(circuit).toHaveValue('3')
    await fill({ circuit: false })
    await send()
    await expect.element(page.getByText(/^Référence/)).toBeVisible()
    expect(await sent(requests)).toMatchObject([{ circuit_id: 3 }])

    await circuit.selectOptions('Circuit Est, 8 jours')
    await expect.element(circuit).toHaveValue('4')
    expect(router.state.location.search).toEqual({})
  })

  test('says when the list of circuits is missing, and loads it again', async () => {
    let broken = true
    await renderApp('/', {
      handlers: [
        http.get('*/api/geography/circuits/', () =>
          broken ? HttpResponse.json({}, { status: 400 }) : undefined,
        ),
      ],
    })
    await expect.element(page.getByText('La liste des circuits n’a pas pu être chargée.')).toBeVisible()
    broken = false
    await page.getByRole('button', { name: 'Recharger la liste' }).click()
    await page.getByLabelText('Circuit souhaité').selectOptions('Circuit Nord, 9 jours')
  })
})

async function fill({ circuit = true } = {}) {
  if (circuit) await page.getByLabelText('Circuit souhaité').selectOptions('Circuit Nord, 9 jours')
  await page.getByLabelText('Nom complet').fill('Une voyageuse')
  await page.getByLabelText('Email').fill('voyage@exemple.fr')
  await page.getByLabelText('Téléphone').fill('0600000000')
  await page.getByLabelText('Date de début').fill(start)
  await page.getByLabelText('Date de fin').fill(end)
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
