import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MonthNote } from '#src/contract/programme.ts'
import { addDays } from '#src/lib/dates.ts'
import { renderApp } from '#tests/render-app.tsx'
import { input, opener } from '#tests/screens/chat-window.ts'
import { circuit } from '#tests/screens/circuit-records.ts'
import {
  fillTraveller,
  postedBodies,
  reservationAnswers,
  sending,
  sendRequest,
  start,
  today,
} from '#tests/screens/form-helpers.ts'
import { listOf } from '#tests/screens/lists.ts'

const { answering, answeringLate } = reservationAnswers

const name = page.getByLabelText('Nom complet')
const end = page.getByLabelText('Date de fin')
const people = page.getByLabelText('Nombre de personnes')
const receipts = page.getByRole('region', { name: 'Demandes envoyées' })
const thanks = page.getByText('Demande de réservation envoyée pour "Nord" ! Nous vous contacterons bientôt.')

const nord = { slug: 'nord' }

describe('the reservation form of a circuit', () => {
  test('warns of a start in a month in which the circuit is closed, and can be sent', async () => {
    const month_notes: MonthNote[] = [
      { month: 1, state: 'closed', note: 'Cyclones possibles.' },
      { month: 6, state: 'open', note: '' },
    ]
    const { requests } = await renderApp('/circuits/nord/reserver', {
      handlers: [listOf('circuits', [{ ...circuit, month_notes }]), answering({ success: true })],
    })
    await fillTraveller()
    const startInput = page.getByLabelText('Date de début')
    const january = `${Number(today.slice(0, 4)) + 1}-01-15`
    await startInput.fill(january)
    await expect
      .element(startInput)
      .toHaveAccessibleDescription(/^En janvier, ce circuit est fermé : cyclones possibles\./)
    const months = page.getByRole('list', { name: 'Saison du circuit' }).getByRole('listitem')
    await expect.element(months.nth(0)).toHaveAttribute('aria-current', 'date')
    await startInput.fill(january.replace('-01-', '-06-'))
    await expect.element(startInput).not.toHaveAccessibleDescription(/fermé/)
    await expect.element(months.nth(1)).toHaveAttribute('aria-current', 'date')
    await startInput.fill(january)
    await sendRequest.click()
    await expect.element(thanks).toBeVisible()
    expect(await postedBodies(requests)).toMatchObject([{ start_date: january }])
  })

  test('computes the end date, sends, and returns to the overview with the reference', async () => {
    const { router, requests } = await renderApp('/circuits/nord/reserver', {
      handlers: [answering({ success: true, data: { id: 77, status: 'pending' } }, 201)],
    })
    await fillTraveller()
    await expect.element(end).toHaveValue(addDays(start, 8))
    await expect.element(end).toHaveAttribute('readonly')
    await expect.element(end).toHaveAccessibleDescription('Calculée d’après la durée du circuit.')
    await page.getByLabelText('Budget').selectOptions('3 000 000 Ar et plus')
    await page.getByLabelText('Demandes particulières').fill('Un lit bébé')
    await sendRequest.click()

    await expect.element(thanks).toBeVisible()
    await expect.element(receipts.getByText('Référence : 77')).toBeVisible()
    await expect.element(receipts).toHaveTextContent(/Circuit Nord, du .* au .*, 2 personnes/)
    expect(router.state.location.pathname).toBe('/circuits/nord')
    expect(await postedBodies(requests)).toEqual([
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

  test('sets the end date to the start date and says why when the circuit has no duration', async () => {
    const { requests } = await renderApp('/circuits/nord/reserver', {
      handlers: [listOf('circuits', [{ ...circuit, estimated_duration_days: null }])],
    })
    await expect
      .element(end)
      .toHaveAccessibleDescription('La durée de ce circuit reste à convenir : nous fixerons la fin ensemble.')
    await fillTraveller()
    await expect.element(end).toHaveValue(start)
    await sendRequest.click()
    await expect.element(receipts).toBeVisible()
    expect(await postedBodies(requests)).toMatchObject([{ start_date: start, end_date: start }])
  })

  test('offers dates from today and one to eight people', async () => {
    await renderApp('/circuits/nord/reserver')
    await expect.element(page.getByLabelText('Date de début')).toHaveAttribute('min', today)
    await expect.element(people).toHaveAttribute('min', '1')
    await expect.element(people).toHaveAttribute('max', '8')
    await expect.element(people).toHaveValue(2)
  })

  test('shows a message beside each invalid field, with the focus on the first', async () => {
    await renderApp('/circuits/nord/reserver')
    await people.fill('9')
    await sendRequest.click()
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription('Le nom est requis')
    await expect.element(people).toHaveAccessibleDescription('8 personnes au maximum')
  })

  test('shows its own error message when the server fails, stays on the page and keeps the values', async () => {
    const { router } = await renderApp('/circuits/nord/reserver', { handlers: [answering({ error: 'Fermé.' }, 500)] })
    await fillTraveller()
    await sendRequest.click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent("Erreur lors de l'envoi de la demande de réservation. Veuillez réessayer.")
    expect(router.state.location.pathname).toBe('/circuits/nord/reserver')
    await expect.element(name).toHaveValue('Une voyageuse')
    await expect.element(sendRequest).toHaveFocus()
  })

  test('shows the errors of the server beside the fields, also at the computed end date', async () => {
    const errors = { client_phone: ['Numéro inconnu.'], end_date: [`Fin impossible. ${'x'.repeat(1000)}`] }
    await renderApp('/circuits/nord/reserver', { handlers: [answering({ errors }, 400)] })
    await fillTraveller()
    await sendRequest.click()
    const phone = page.getByLabelText('Téléphone')
    await expect.element(phone).toHaveAccessibleDescription('Numéro inconnu.')
    await expect.element(phone).toHaveFocus()
    await expect.element(end).toHaveAccessibleDescription(/Fin impossible\. x{284}…$/)
    await page.getByLabelText('Date de début').fill(addDays(start, 1))
    await expect.element(page.getByText(/^Fin impossible/)).not.toBeInTheDocument()
  })
})

describe('while the request for a circuit is being sent', () => {
  test('a traveller who has gone to another tab stays there', async () => {
    const { router, release } = await sendAndLeave()
    release()
    await expect.element(thanks).toBeVisible()
    expect(router.state.location.pathname).toBe('/circuits/nord/lieux')
  })

  test('a traveller who has left and returned is taken to the overview', async () => {
    const { router, release } = await sendAndLeave()
    await router.navigate({ to: '/circuits/$slug/reserver', params: nord })
    await expect.element(sending).toBeDisabled()
    release()
    await expect.poll(() => router.state.location.pathname).toBe('/circuits/nord')
  })

  test('a traveller who types something else stays in the form', async () => {
    const { router, release } = await sendLate()
    await name.fill('Une amie')
    release()
    await expect.element(thanks).toBeVisible()
    expect(router.state.location.pathname).toBe('/circuits/nord/reserver')
    await expect.element(name).toHaveValue('Une amie')
  })

  test.each([
    {
      outcome: 'rejected',
      body: { errors: { client_email: ['Inconnue'] } },
      status: 400,
      path: '/circuits/nord/reserver',
    },
    { outcome: 'accepted', body: { request_id: 'R-7' }, status: 201, path: '/circuits/nord' },
  ])('a traveller who types in the chat keeps the focus there when it is $outcome', async ({ body, status, path }) => {
    const { router, release } = await sendLate(body, status)
    await opener.click()
    await input.fill('Bonjour')
    release()
    await expect.element(page.getByText(/^(Inconnue|Référence)/).first()).toBeVisible()
    await expect.poll(() => router.state.resolvedLocation?.pathname).toBe(path)
    await new Promise(requestAnimationFrame)
    await expect.element(input).toHaveFocus()
  })
})

/** Sends a request that is answered when `release` is called. */
async function sendLate(body: object = { success: true }, status = 200) {
  const { handler, release } = answeringLate(body, status)
  const { router } = await renderApp('/circuits/nord/reserver', { handlers: [handler] })
  await fillTraveller()
  await sendRequest.click()
  await expect.element(sending).toBeVisible()
  return { router, release }
}

async function sendAndLeave() {
  const sent = await sendLate()
  await sent.router.navigate({ to: '/circuits/$slug/lieux', params: nord })
  await expect.element(name).not.toBeInTheDocument()
  return sent
}
