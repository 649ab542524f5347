import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays } from '#src/lib/calendar-day.ts'
import { brittleList } from '#tests/screens/lists.ts'
import {
  answering,
  answeringLate,
  fillTraveller,
  send,
  start,
} from '#tests/screens/reservation-form.ts'
import { sent } from '#tests/screens/sending.ts'
import { renderApp } from '#tests/render-app.tsx'

const end = addDays(start, 8)
const circuit = page.getByLabelText('Circuit souhaité')
const name = page.getByLabelText('Nom complet')
const title = page.getByRole('heading', { level: 1 })

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
    const receipt = page.getByRole('region', { name: 'Demandes envoyées' })
    await expect.element(receipt.getByText(/^Référence : DM-/)).toBeVisible()
    await expect
      .element(receipt)
      .toHaveTextContent(
        /Démonstration : cette demande est restée dans votre navigateur, personne ne l’a reçue\.$/,
      )
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
    await expect.element(name).toHaveValue('')
    await expect.element(circuit).toHaveValue('')
    expect(Object.keys(sessionStorage)).toEqual(['mock-receipt/home'])
  })

  test.each([
    ['Bien reçu.', 'Bien reçu.'],
    [' ', 'Votre demande de réservation a été envoyée avec succès !'],
  ])("with the server's own message %j shows: %s", async (message, text) => {
    await renderApp('/', { handlers: [answering({ success: true, message })] })
    await fill()
    await send()
    await expect.element(page.getByText(text)).toBeVisible()
  })

  test('says beside each field what is missing, with the focus on the first', async () => {
    const { requests } = await renderApp('/')
    await expect.element(circuit).toBeVisible()
    await send()

    await expect.element(circuit).toHaveFocus()
    await expect.element(circuit).toHaveAccessibleDescription('Veuillez sélectionner un circuit')
    await expect.element(name).toHaveAccessibleDescription('Le nom complet est requis')
    await expect.element(page.getByText('3 champs à corriger')).toBeVisible()
    expect(await sent(requests)).toEqual([])
  })

  test('takes a message away when its field is edited, and only that one', async () => {
    await renderApp('/')
    await expect.element(name).toBeVisible()
    await send()
    await expect.element(page.getByText('Le nom complet est requis')).toBeVisible()
    await userEvent.type(name, 'U')
    await expect.element(page.getByText('Le nom complet est requis')).not.toBeInTheDocument()
    await expect.element(page.getByText('Le téléphone est requis')).toBeVisible()
  })

  test("says what the server said, beside the fields too, and keeps every word", async () => {
    const errors = { client_email: ['Adresse inconnue.'], number_of_people: 'Trop nombreux.' }
    await renderApp('/', { handlers: [answering({ errors }, 400)] })
    await fill()
    await send()
    const email = page.getByLabelText('Email')
    await expect.element(email).toHaveAccessibleDescription('Adresse inconnue.')
    await expect.element(email).toHaveFocus()
    await expect
      .element(page.getByLabelText('Nombre de personnes'))
      .toHaveAccessibleDescription('Trop nombreux.')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'Données invalides. client_email: Adresse inconnue.; number_of_people: Trop nombreux.',
      )
    await expect.element(page.getByText('Votre demande n’a pas abouti')).toBeVisible()
    await expect.element(name).toHaveValue('Une voyageuse')
    await expect.element(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeEnabled()
  })

  test('says who uses the answers, with the way to the privacy page', async () => {
    await renderApp('/')
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Confidentialité' }))
      .toHaveAttribute('href', '/confidentialite')
  })

  test('shows no more of an endless reference than anybody reads', async () => {
    await renderApp('/', { handlers: [answering({ success: true, request_id: '7'.repeat(1_000_000) })] })
    await fill()
    await send()
    await expect.element(page.getByText(`Référence : ${'7'.repeat(100)}…`, { exact: true })).toBeVisible()
  })

  test('takes the circuit that the address names, until another one is chosen', async () => {
    const { router, requests } = await renderApp('/?circuit=sud#reservation-form')
    await expect.element(circuit).toHaveValue('3')
    await fill({ choose: false })
    await send()
    await expect.element(page.getByText(/^Référence/)).toBeVisible()
    expect(await sent(requests)).toMatchObject([{ circuit_id: 3 }])

    await circuit.selectOptions('Circuit Est, 8 jours')
    await expect.element(circuit).toHaveValue('4')
    expect(router.state.location.search).toEqual({})
  })

  test('keeps the circuit that the address names with what is typed beside it', async () => {
    const { router } = await renderApp('/')
    await circuit.selectOptions('Circuit Est, 8 jours')
    await router.navigate({ to: '/', search: { circuit: 'sud' } })
    await expect.element(circuit).toHaveValue('3')
    await page.getByLabelText('Nom complet').fill('Lova')
    await router.navigate({ to: '/services' })
    await router.navigate({ to: '/' })
    await expect.element(circuit).toHaveValue('3')
    await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Lova')
  })
})

describe('while a request is on its way', () => {
  const receipt = { success: true, request_id: 'DM-1' }
  const reference = page.getByText('Référence : DM-1')
  const sending = page.getByRole('button', { name: 'Envoi en cours...' })

  test('the form says so and sends no second one, however often the button is pressed', async () => {
    const { handler, release } = answeringLate(receipt)
    const { requests } = await renderApp('/', { handlers: [handler] })
    await fill()
    await userEvent.dblClick(page.getByRole('button', { name: 'Envoyer ma demande' }))
    await expect.element(sending).toBeDisabled()
    release()
    await expect.element(reference).toBeVisible()
    expect(await sent(requests)).toHaveLength(1)
  })

  test('words typed meanwhile are kept', async () => {
    const { handler, release } = answeringLate(receipt)
    await renderApp('/', { handlers: [handler] })
    await fill()
    await send()
    await expect.element(sending).toBeVisible()
    await page.getByLabelText('Message').fill('Encore un mot')
    release()
    await expect.element(reference).toBeVisible()
    await expect.element(page.getByLabelText('Message')).toHaveValue('Encore un mot')
    expect(sessionStorage.getItem('draft/home')).toContain('Encore un mot')
  })

  test('the form that a traveller comes back to empties itself when it has arrived', async () => {
    const { handler, release } = answeringLate(receipt)
    const { router } = await renderApp('/', { handlers: [handler] })
    await fill()
    await send()
    await leaveAndComeBack(router)
    await expect.element(name).toHaveValue('Une voyageuse')
    await expect.element(sending).toBeDisabled()
    release()
    await expect.element(reference).toBeVisible()
    await expect.element(name).toHaveValue('')
    await expect.element(circuit).toHaveValue('')
    expect(Object.keys(sessionStorage)).toEqual(['mock-receipt/home'])
  })

  test('the form that a traveller comes back to says when it has failed, and keeps every word', async () => {
    const { handler, release } = answeringLate({}, 500)
    const { router } = await renderApp('/', { handlers: [handler] })
    await fill()
    await send()
    await leaveAndComeBack(router)
    release()
    await expect.element(page.getByText('Votre demande n’a pas abouti')).toBeVisible()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Erreur serveur. Veuillez réessayer plus tard.')
    await expect.element(name).toHaveValue('Une voyageuse')
    await expect.element(circuit).toHaveValue('2')
  })
})

describe('when the list of circuits cannot be loaded', () => {
  const hint = page.getByText('La liste des circuits n’a pas pu être chargée.')

  test('the form says so and loads it again, with the focus on the list', async () => {
    const { handler, mend } = brittleList('circuits')
    await renderApp('/', { handlers: [handler] })
    await expect.element(hint).toBeVisible()
    mend()
    await page.getByRole('button', { name: 'Recharger la liste' }).click()
    await expect.element(hint).not.toBeInTheDocument()
    await expect.element(circuit).toHaveFocus()
    await circuit.selectOptions('Circuit Nord, 9 jours')
  })

  test('a circuit of the draft cannot be sent, and is there again with the list', async () => {
    sessionStorage.setItem('draft/home', JSON.stringify({ circuitId: '2' }))
    const { handler, mend } = brittleList('circuits')
    const { requests } = await renderApp('/', { handlers: [handler] })
    await expect.element(hint).toBeVisible()
    await fill({ choose: false })
    await send()
    await expect.element(circuit).toHaveFocus()
    await expect
      .element(circuit)
      .toHaveAccessibleDescription(/Veuillez sélectionner un circuit$/)
    expect(await sent(requests)).toEqual([])

    mend()
    await page.getByRole('button', { name: 'Recharger la liste' }).click()
    await expect.element(circuit).toHaveValue('2')
    await send()
    await expect.element(page.getByText(/^Référence/)).toBeVisible()
    expect(await sent(requests)).toMatchObject([{ circuit_id: 2 }])
  })
})

async function fill({ choose = true } = {}) {
  if (choose) await circuit.selectOptions('Circuit Nord, 9 jours')
  await fillTraveller()
  await page.getByLabelText('Date de fin').fill(end)
}

async function leaveAndComeBack(router: Awaited<ReturnType<typeof renderApp>>['router']) {
  await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
  await expect.element(title).toHaveTextContent('Nord')
  await router.navigate({ to: '/' })
  await expect.element(name).toBeVisible()
}
