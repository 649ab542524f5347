import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '#src/lib/calendar-day.ts'
import { input, opener } from '#tests/screens/chat-window.ts'
import { circuit } from '#tests/screens/circuit-records.ts'
import { listOf } from '#tests/screens/lists.ts'
import {
  answering,
  answeringLate,
  fillTraveller,
  send,
  start,
  today,
} from '#tests/screens/reservation-form.ts'
import { sent } from '#tests/screens/sending.ts'
import { renderApp } from '#tests/render-app.tsx'

const name = page.getByLabelText('Nom complet')
const end = page.getByLabelText('Date de fin')

describe("the reservation form of a circuit's page", () => {
  test('computes its end, sends, and returns to the overview with the reference', async () => {
    const { router, requests } = await renderApp('/circuits/nord/reserver')
    await fillTraveller()
    await expect.element(end).toHaveValue(addDays(start, 8))
    await expect.element(end).toHaveAttribute('readonly')
    await expect.element(end).toHaveAccessibleDescription('Calculée d’après la durée du circuit.')
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
        client_name: 'Une voyageuse',
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

  test.each([
    ['its number', { data: { id: 77, status: 'pending' } }, 'Référence : 77'],
    ['its time, where the server gives no number', { success: true }, /^Envoi du .*, heure de Madagascar$/],
  ])('leaves behind %s', async (_, body, receipt) => {
    await renderApp('/circuits/nord/reserver', { handlers: [answering(body)] })
    await fillTraveller()
    await send()
    await expect.element(page.getByRole('region', { name: 'Demandes envoyées' }).getByText(receipt)).toBeVisible()
  })

  test('of unknown length ends on its start day, and says why', async () => {
    const { requests } = await renderApp('/circuits/nord/reserver', {
      handlers: [listOf('circuits', [{ ...circuit, estimated_duration_days: null }])],
    })
    await expect
      .element(end)
      .toHaveAccessibleDescription(
        'La durée de ce circuit reste à convenir : nous fixerons la fin ensemble.',
      )
    await fillTraveller()
    await expect.element(end).toHaveValue(start)
    await send()
    await expect.element(page.getByText(/^Référence/)).toBeVisible()
    expect(await sent(requests)).toMatchObject([{ start_date: start, end_date: start }])
  })

  test('says beside each field what is missing, with the focus on the first', async () => {
    await renderApp('/circuits/nord/reserver')
    await page.getByLabelText('Nombre de personnes').fill('9')
    await send()
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

  test('says its own text when the API refuses, stays, and keeps every word', async () => {
    const { router } = await renderApp('/circuits/nord/reserver', {
      handlers: [answering({ error: 'Fermé.' }, 500)],
    })
    await fillTraveller()
    await send()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent("Erreur lors de l'envoi de la demande de réservation. Veuillez réessayer.")
    expect(router.state.location.pathname).toBe('/circuits/nord/reserver')
    await expect.element(name).toHaveValue('Une voyageuse')
    await expect.element(page.getByRole('button', { name: 'Envoyer ma demande' })).toHaveFocus()
  })

  test('shows what the server said of the computed end date', async () => {
    const errors = { end_date: [`Fin impossible. ${'x'.repeat(1000)}`] }
    await renderApp('/circuits/nord/reserver', { handlers: [answering({ errors }, 400)] })
    await fillTraveller()
    await send()
    await expect.element(end).toHaveAccessibleDescription(/Fin impossible\. x{284}…$/)
    await expect.element(end).toHaveFocus()
    await page.getByLabelText('Date de début').fill(addDays(start, 1))
    await expect.element(page.getByText(/^Fin impossible/)).not.toBeInTheDocument()
  })

  test("puts the server's field errors beside their fields", async () => {
    const errors = { client_phone: ['Numéro inconnu.'] }
    await renderApp('/circuits/nord/reserver', { handlers: [answering({ errors }, 400)] })
    await fillTraveller()
    await send()
    await expect
      .element(page.getByLabelText('Téléphone'))
      .toHaveAccessibleDescription('Numéro inconnu.')
  })

  test('leaves a traveller alone who has gone elsewhere while it was sending', async () => {
    const { router, release } = await sendAndGoElsewhere()
    release()
    await expect.element(page.getByText(/^Demande de réservation envoyée pour/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/circuits/nord/lieux')
    expect(Object.keys(sessionStorage)).toEqual(['mock-receipt/circuit/nord'])
  })

  test('returns to the overview also with a traveller who has come back to the form meanwhile', async () => {
    const { router, release } = await sendAndComeBack()
    release()
    await expect.poll(() => router.state.location.pathname).toBe('/circuits/nord')
  })

  test('leaves whoever has come back and types something else', async () => {
    const { router, release } = await sendAndComeBack()
    await name.fill('Une amie')
    release()
    await expect.element(page.getByText(/^Demande de réservation envoyée pour/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/circuits/nord/reserver')
    await expect.element(name).toHaveValue('Une amie')
  })

  test.each([
    ['a refusal of a field', { errors: { client_email: ['Inconnue'], end_date: ['Trop tard'] } }, 400, '/circuits/nord/reserver'],
    ['a success, which changes the page', { request_id: 'R-7' }, 201, '/circuits/nord'],
  ])('lets who has gone on to the chat type there: %s', async (_, body, status, path) => {
    const late = answeringLate(body, status)
    const { router } = await renderApp('/circuits/nord/reserver', { handlers: [late.handler] })
    await fillTraveller()
    await send()
    await opener.click()
    await input.fill('Bonjour')
    late.release()
    await expect.element(page.getByText(/^(Inconnue|Référence)/).first()).toBeVisible()
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe(path)
    await new Promise(requestAnimationFrame)
    await expect.element(input).toHaveFocus()
  })
})

/** The answer comes when it is released. */
async function sendAndGoElsewhere() {
  const { handler, release } = answeringLate({ success: true, request_id: 'DM-1' })
  const { router } = await renderApp('/circuits/nord/reserver', { handlers: [handler] })
  await fillTraveller()
  await send()
  await router.navigate({ to: '/circuits/$slug/lieux', params: { slug: 'nord' } })
  return { router, release }
}

async function sendAndComeBack() {
  const sending = await sendAndGoElsewhere()
  await sending.router.navigate({ to: '/circuits/$slug/reserver', params: { slug: 'nord' } })
  return sending
}
