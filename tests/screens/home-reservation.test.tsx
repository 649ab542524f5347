import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays } from '#src/lib/dates.ts'
import { saveDraft } from '#src/storage/drafts.ts'
import { renderApp } from '#tests/render-app.tsx'
import { fillTraveller, postedBodies, reservationAnswers, sendRequest, start } from '#tests/screens/form-helpers.ts'
import { failingList } from '#tests/screens/lists.ts'

const { answering } = reservationAnswers

const end = addDays(start, 8)
const circuit = page.getByLabelText('Circuit souhaité')
const name = page.getByLabelText('Nom complet')
const message = page.getByLabelText('Message')
const receipts = page.getByRole('region', { name: 'Demandes envoyées' })

describe('the reservation form of the home page', () => {
  test('sends the complete payload, says thanks, shows the reference and is empty again', async () => {
    const { requests } = await renderApp('/#reservation-form', {
      handlers: [answering({ success: true, request_id: 'DM-7' }, 201)],
    })
    await fill()
    await page.getByLabelText('Entreprise').fill('Rando SARL')
    await page.getByLabelText('Adresse').fill('1 rue des Lilas')
    const budget = page.getByLabelText('Budget')
    await budget.selectOptions('2 000 000 Ar et plus')
    await expect.element(budget).toHaveAccessibleDescription(/^En tout ou par personne.*\s≈\s400\s€/)
    await page.getByLabelText('Devise').selectOptions('USD')
    await expect.element(budget).toHaveAccessibleDescription(/\s≈\s440\s\$/)
    await page.getByLabelText('Devise').selectOptions('EUR')
    await page.getByLabelText('Demandes particulières').fill('Sans gluten')
    await message.fill('Bonjour')
    await sendRequest.click()

    await expect.element(page.getByText('Votre demande de réservation a été envoyée avec succès !')).toBeVisible()
    await expect
      .element(receipts)
      .toHaveTextContent(
        /Demande reçue.*Référence : DM-7.*Circuit Nord, du .* au .*, 1 personne.*Vous recevrez une réponse.*Gardez cette référence/,
      )
    await expect.element(receipts).toHaveFocus()
    await expect.element(name).toHaveValue('')
    await expect.element(circuit).toHaveValue('')
    expect(await postedBodies(requests)).toEqual([
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
  })

  test('warns of a start in a month in which the chosen circuit is closed', async () => {
    await renderApp('/?circuit=nord#reservation-form')
    const startInput = page.getByLabelText('Date de début')
    const january = `${Number(start.slice(0, 4)) + 1}-01-15`
    await startInput.fill(january)
    await expect
      .element(startInput)
      .toHaveAccessibleDescription(/^En janvier, ce circuit est fermé\. Vous pouvez envoyer/)
    await circuit.selectOptions('Sur mesure')
    await expect.element(startInput).not.toHaveAccessibleDescription(/fermé/)
  })

  test('shows the message of the server where it gives one', async () => {
    await renderApp('/#reservation-form', { handlers: [answering({ success: true, message: 'Bien reçu.' })] })
    await fill()
    await sendRequest.click()
    await expect.element(page.getByText('Bien reçu.')).toBeVisible()
  })

  test('shows a message beside each invalid field, with the focus on the first, and sends nothing', async () => {
    const { requests } = await renderApp('/#reservation-form')
    await expect.element(circuit).toBeVisible()
    await sendRequest.click()

    await expect.element(circuit).toHaveFocus()
    await expect.element(circuit).toHaveAccessibleDescription('Veuillez sélectionner un circuit')
    await expect.element(circuit).toHaveAttribute('aria-invalid', 'true')
    await expect.element(name).toHaveAccessibleDescription('Le nom complet est requis')
    await expect.element(page.getByText('3 champs à corriger')).toBeVisible()
    expect(circuit.element().closest('form')?.noValidate).toBe(true)
    expect(await postedBodies(requests)).toEqual([])

    await userEvent.type(name, 'U')
    await expect.element(name).not.toHaveAccessibleDescription()
    await expect.element(page.getByText('Le téléphone est requis')).toBeVisible()
  })

  test('shows the errors of the server beside the fields, and keeps the values', async () => {
    const errors = { client_email: ['Adresse inconnue.'], number_of_people: 'Trop nombreux.' }
    await renderApp('/#reservation-form', { handlers: [answering({ errors }, 400)] })
    await fill()
    await sendRequest.click()
    const email = page.getByLabelText('Email')
    await expect.element(email).toHaveAccessibleDescription('Adresse inconnue.')
    await expect.element(email).toHaveFocus()
    await expect.element(page.getByLabelText('Nombre de personnes')).toHaveAccessibleDescription('Trop nombreux.')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Données invalides. client_email: Adresse inconnue.; number_of_people: Trop nombreux.')
    await expect.element(page.getByText('Votre demande n’a pas abouti')).toBeVisible()
    await expect.element(name).toHaveValue('Une voyageuse')
    await expect.element(sendRequest).toBeEnabled()
  })

  test('preselects the circuit in the URL until another one is chosen', async () => {
    const { router, requests } = await renderApp('/?circuit=sud#reservation-form')
    await expect.element(circuit).toHaveValue('3')
    await fill({ choose: false })
    await sendRequest.click()
    await expect.element(receipts).toBeVisible()
    expect(await postedBodies(requests)).toMatchObject([{ circuit_id: 3 }])

    await circuit.selectOptions('Circuit Est, 8 jours')
    await expect.element(circuit).toHaveValue('4')
    expect(router.state.location.search).toEqual({})
  })

  test('sends a request for a custom trip without a circuit, and with what was searched and compared', async () => {
    const { router, requests } = await renderApp('/?mois=8&jours=10&voir=baleines&comparer=nord,sud')
    await page.getByRole('link', { name: 'Composer mon circuit' }).click()
    await expect.element(circuit).toHaveDisplayValue('Sur mesure')
    expect(router.state.location.search).toMatchObject({ circuit: 'sur-mesure', mois: 8 })
    await expect.element(circuit).toHaveAccessibleDescription(/août, 10 jours, baleines/)
    await fill({ choose: false })
    await message.fill('Bonjour')
    // The draft keeps them at another URL.
    await router.navigate({ to: '/blog' })
    await router.navigate({ to: '/', hash: 'reservation-form' })
    await expect.element(circuit).toHaveAccessibleDescription(/août, 10 jours, baleines/)
    await sendRequest.click()
    await expect.element(receipts).toBeVisible()
    expect(await postedBodies(requests)).toMatchObject([
      {
        circuit_id: null,
        message: 'Bonjour\nEnvies : août, 10 jours, baleines, circuits comparés\u202f: Nord et Sud',
      },
    ])
  })

  test('begins the message with the subject of the link, unless something is typed in it', async () => {
    const { router, requests } = await renderApp('/?mois=8')
    const follow = (picture: string) => page.getByRole('link', { name: picture }).click()
    await follow('Faune endémique')
    await expect.element(message).toHaveValue('Ce qui m’attire à Madagascar\u202f: la faune endémique.')
    expect(router.state.location.search).toEqual({ mois: 8, sujet: 'faune' })
    await follow('Mer')
    await expect.element(message).toHaveValue('Ce qui m’attire à Madagascar\u202f: la mer.')
    await fill()
    // The draft keeps it at another URL.
    await router.navigate({ to: '/', hash: 'reservation-form' })
    await expect.element(message).toHaveValue('Ce qui m’attire à Madagascar\u202f: la mer.')
    await sendRequest.click()
    await expect.element(receipts).toBeVisible()
    expect(await postedBodies(requests)).toMatchObject([{ message: 'Ce qui m’attire à Madagascar\u202f: la mer.' }])

    await follow('Culture')
    await message.clear()
    await userEvent.type(message, 'Bonjour')
    await expect.element(message).toHaveValue('Bonjour')
    await expect.poll(() => router.state.location.search).toEqual({})
    await follow('Paysages')
    await expect.poll(() => router.state.location.search).toEqual({ sujet: 'paysages' })
    await expect.element(message).toHaveValue('Bonjour')
  })

  test('ignores a subject that it does not know', async () => {
    await renderApp('/?sujet=lions#reservation-form')
    await expect.element(message).toHaveValue('')
  })

  test('sends what a carnet has with its request, unless that is taken off', async () => {
    const { router, requests } = await renderApp('/carnet?circuits=nord&lieux=marche-d-analakely&jours=14')
    await page.getByRole('link', { name: 'Demander un devis' }).click()
    await expect.element(circuit).toHaveDisplayValue('Circuit Nord, 9 jours')
    await expect
      .element(circuit)
      .toHaveAccessibleDescription(/circuit Nord ; lieu Marché d’Analakely ; 14 jours sur place/)
    await message.fill('Bonjour')
    await fill({ choose: false })
    await sendRequest.click()
    await expect.element(receipts).toBeVisible()
    expect(await postedBodies(requests)).toMatchObject([
      {
        circuit_id: 2,
        message: 'Bonjour\nCarnet : circuit Nord\u202f; lieu Marché d’Analakely\u202f; 14 jours sur place',
      },
    ])

    await page.getByRole('button', { name: 'Ne pas joindre' }).click()
    await expect.element(circuit).toHaveFocus()
    await expect.element(circuit).not.toHaveAccessibleDescription(/Analakely/)
    expect(router.state.location.search).toEqual({ circuit: 'nord', jours: 14 })
  })

  test('asks for a custom trip when a carnet has several circuits, and leaves what was typed', async () => {
    saveDraft('home', { circuitId: '4', message: 'Bonjour' })
    await renderApp('/carnet?circuits=nord,sud')
    await page.getByRole('link', { name: 'Demander un devis' }).click()
    await expect.element(circuit).toHaveDisplayValue('Sur mesure')
    await expect.element(circuit).toHaveAccessibleDescription(/circuits Nord et Sud/)
    await expect.element(message).toHaveValue('Bonjour')
  })

  test('offers a custom trip as the last choice, even where the circuits cannot be loaded', async () => {
    const { handler } = failingList('circuits')
    const { requests } = await renderApp('/?mois=8#reservation-form', { handlers: [handler] })
    await circuit.selectOptions('Sur mesure')
    expect(circuit.element().querySelector('option:last-child')?.textContent).toBe('Sur mesure')
    await fill({ choose: false })
    await sendRequest.click()
    await expect.element(receipts).toBeVisible()
    expect(await postedBodies(requests)).toMatchObject([{ circuit_id: null, message: 'Envies : août' }])
  })

  test('keeps the circuit in the URL in the draft', async () => {
    const { router } = await renderApp('/#reservation-form')
    await circuit.selectOptions('Circuit Est, 8 jours')
    await router.navigate({ to: '/', search: { circuit: 'sud' } })
    await expect.element(circuit).toHaveValue('3')
    await name.fill('Lova')
    await router.navigate({ to: '/services' })
    await router.navigate({ to: '/', hash: 'reservation-form' })
    await expect.element(circuit).toHaveValue('3')
    await expect.element(name).toHaveValue('Lova')
  })

  test('can load the list of circuits again, and then has the circuit of the draft', async () => {
    saveDraft('home', { circuitId: '2' })
    const { handler, recover } = failingList('circuits')
    const { requests } = await renderApp('/#reservation-form', { handlers: [handler] })
    const hint = page.getByText('La liste des circuits n’a pas pu être chargée.')
    await expect.element(hint).toBeVisible()
    await fill({ choose: false })
    await sendRequest.click()
    await expect.element(circuit).toHaveFocus()
    await expect.element(circuit).toHaveAccessibleDescription(/Veuillez sélectionner un circuit$/)
    expect(await postedBodies(requests)).toEqual([])

    recover()
    await page.getByRole('button', { name: 'Recharger la liste' }).click()
    await expect.element(hint).not.toBeInTheDocument()
    await expect.element(circuit).toHaveFocus()
    await expect.element(circuit).toHaveValue('2')
    await sendRequest.click()
    await expect.element(receipts).toBeVisible()
  })
})

async function fill({ choose = true } = {}) {
  if (choose) await circuit.selectOptions('Circuit Nord, 9 jours')
  await fillTraveller()
  await page.getByLabelText('Date de fin').fill(end)
}
