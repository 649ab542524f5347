import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { held } from '#tests/held.ts'
import { renderApp } from '#tests/render-app.tsx'
import { answersTo, sent } from '#tests/screens/sending.ts'

const { answering, answeringLate } = answersTo('/reservations/contact/')

const name = page.getByLabelText('Nom')
const email = page.getByLabelText('Email')
const subject = page.getByLabelText('Sujet')
const message = page.getByRole('textbox', { name: /^Message/ })
const sending = page.getByRole('button', { name: 'Envoi en cours...' })
const send = page.getByRole('button', { name: 'Envoyer le message' })
const receipt = page.getByRole('region', { name: 'Accusés d’envoi' })

describe('the contact form', () => {
  test('sends the whole payload, then is empty and keeps a receipt', async () => {
    const { requests } = await renderApp('/contact')
    await fill()
    await page.getByLabelText('Téléphone').fill('0600000000')
    await page.getByLabelText('Entreprise').fill('Rando SARL')
    await page.getByLabelText('Type de message').selectOptions('Partenariat')
    await subject.fill('Ouest en septembre')
    await send.click()

    await expect
      .element(page.getByRole('status').first())
      .toHaveTextContent(
        'Votre message a été envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.',
      )
    await expect.element(receipt).toHaveFocus()
    await expect.element(receipt.getByRole('listitem')).toHaveTextContent('Ouest en septembre')
    await expect.element(receipt).toHaveTextContent(/personne ne l’a reçu\.$/)
    expect(page.getByText(/Votre message a été envoyé avec succès/).elements()).toHaveLength(1)
    expect(await sent(requests)).toEqual([
      {
        name: 'Une voyageuse',
        email: 'voyage@exemple.fr',
        phone: '0600000000',
        company: 'Rando SARL',
        message_type: 'partnership',
        subject: 'Ouest en septembre',
        message: 'Bonjour',
        circuit_id: null,
        start_date: null,
        number_of_people: null,
        source: 'home_contact_form',
      },
    ])
    await expect.element(name).toHaveValue('')
    await expect.element(subject).toHaveValue('')
    await expect.element(message).toHaveValue('')
    await expect.element(page.getByLabelText('Type de message')).toHaveValue('general')
    expect(Object.keys(sessionStorage)).toEqual(['mock-receipt/contact'])
  })

  test("shows the server's own message and reference when it gives them", async () => {
    const answer = { success: true, message: 'Bien reçu.', request_id: 'CM-7' }
    await renderApp('/contact', { handlers: [answering(answer)] })
    await fill()
    await send.click()
    await expect.element(page.getByText('Bien reçu.')).toBeVisible()
    await expect.element(receipt.getByText('Référence : CM-7')).toBeVisible()
  })

  test('shows no more of an endless reference than anybody reads', async () => {
    await renderApp('/contact', { handlers: [answering({ success: true, request_id: '7'.repeat(1_000_000) })] })
    await fill()
    await send.click()
    await expect.element(receipt.getByText(`Référence : ${'7'.repeat(100)}…`, { exact: true })).toBeVisible()
  })

  test.each([{}, { message: ' ' }])('has a text of its own for a server that says %j', async (answer) => {
    await renderApp('/contact', { handlers: [answering(answer)] })
    await fill()
    await send.click()
    await expect.element(page.getByText(/^Votre message a été envoyé avec succès !/)).toBeVisible()
  })

  test('says beside each field what is missing, with the focus on the first, until it is edited', async () => {
    const { requests } = await renderApp('/contact')
    await expect.element(name).toBeVisible()
    await email.fill('voyage@exemple')
    await send.click()

    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription('Le nom est requis')
    await expect.element(email).toHaveAccessibleDescription('Email invalide')
    await expect.element(message).toHaveAccessibleDescription('Le message est requis')
    await userEvent.type(name, 'U')
    await expect.element(page.getByText('Le nom est requis')).not.toBeInTheDocument()
    await expect.element(page.getByText('Le message est requis')).toBeVisible()
    expect(await sent(requests)).toEqual([])
  })

  test('says what the server said of its fields beside them', async () => {
    const errors = { message_type: ['Type inconnu.'], email: 'Adresse inconnue.' }
    await renderApp('/contact', { handlers: [answering({ errors }, 400)] })
    await fill()
    await send.click()
    await expect.element(email).toHaveAccessibleDescription('Adresse inconnue.')
    await expect.element(email).toHaveFocus()
    await expect
      .element(page.getByLabelText('Type de message'))
      .toHaveAccessibleDescription('Type inconnu.')
  })

  test('says what became of a message that was not taken, which costs no word', async () => {
    const { requests, router } = await renderApp('/contact', { handlers: [answering({}, 500)] })
    await fill()
    await send.click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Erreur serveur. Veuillez réessayer plus tard.')
    await expect.element(page.getByText('Votre message n’a pas abouti')).toBeVisible()
    await expect.element(message).toHaveValue('Bonjour')
    await expect.element(send).toBeEnabled()
    expect(await sent(requests)).toHaveLength(1)

    await leaveAndComeBack(router)
    await expect.element(message).toHaveValue('Bonjour')
    await expect.element(page.getByText('Votre message n’a pas abouti')).toBeVisible()
  })

  test('says that a message without an answer may have arrived, and what to ask', async () => {
    const unreadable = http.post('*/api/reservations/contact/', () => HttpResponse.html('<p>Merci</p>'))
    await renderApp('/contact', { handlers: [unreadable] })
    await fill()
    await send.click()
    await expect.element(page.getByText('Votre message est peut-être arrivé')).toBeVisible()
    await expect.element(page.getByText(/^envoi du \d.* \d{4} à \d\d:\d\d, heure de Madagascar$/)).toBeVisible()
    expect(page.getByText('Votre message n’a pas abouti').elements()).toEqual([])
    await expect.element(message).toHaveValue('Bonjour')
  })

  test.each([
    { fate: 'lost', answer: () => HttpResponse.error(), mayHaveArrived: true },
    { fate: 'refused', answer: () => HttpResponse.json({}, { status: 400 }), mayHaveArrived: false },
  ])('notes of one that is $fate when the page begins to be left: $mayHaveArrived', async ({ answer, mayHaveArrived }) => {
    const { promise, release } = held()
    const late = http.post('*/api/reservations/contact/', () => promise.then(answer))
    await renderApp('/contact', { handlers: [late] })
    await fill()
    await send.click()
    await expect.element(sending).toBeVisible()
    dispatchEvent(new Event('beforeunload'))
    release()
    await expect.element(send).toBeEnabled()
    // What the next page reads.
    expect(sessionStorage.getItem('draft/contact')?.includes('@sentAt')).toBe(mayHaveArrived)
  })

  test('still says so of the first message when others fail after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-05-03T10:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const answers = [HttpResponse.html('<p>Merci</p>'), HttpResponse.html('<p>Merci</p>'), HttpResponse.json({}, { status: 500 })]
    const failing = http.post('*/api/reservations/contact/', () => answers.shift() ?? HttpResponse.json({}))
    const { router } = await renderApp('/contact', { handlers: [failing] })
    const reference = page.getByText('envoi du 3 mai 2027 à 13:00, heure de Madagascar')
    await fill()
    await send.click()
    await expect.element(reference).toBeVisible()

    vi.setSystemTime(Date.parse('2027-05-03T11:00:00Z'))
    await send.click()
    await expect.poll(() => answers).toHaveLength(1)
    await expect.element(reference).toBeVisible()
    await send.click()
    await expect.element(page.getByText('Erreur serveur. Veuillez réessayer plus tard.')).toBeVisible()
    await expect.element(reference).toBeVisible()
    await leaveAndComeBack(router)
    await expect.element(page.getByText('Votre message n’a pas abouti')).toBeVisible()
    await expect.element(page.getByText('Un envoi précédent est peut-être arrivé')).toBeVisible()
    await expect.element(reference).toBeVisible()

    await send.click()
    await expect.element(receipt).toBeVisible()
    await expect.element(reference).not.toBeInTheDocument()
  })

  test('sends one message, however often the button is pressed', async () => {
    const { handler, release } = answeringLate({})
    const { requests } = await renderApp('/contact', { handlers: [handler] })
    await fill()
    await userEvent.dblClick(send)
    await expect.element(sending).toBeDisabled()
    release()
    await expect.element(receipt).toBeVisible()
    expect(await sent(requests)).toHaveLength(1)
  })

  test('sends what it has sent no second time when other words are taken back, and shows one receipt', async () => {
    const { handler, release } = answeringLate({ success: true, request_id: 'CM-7' })
    const { requests } = await renderApp('/contact', { handlers: [handler] })
    await fill('Bonjour')
    await send.click()
    await expect.element(sending).toBeDisabled()
    await message.fill('Bonjour à vous')
    release()
    await expect.element(receipt.getByText('CM-7')).toBeVisible()
    await expect.element(message).toHaveValue('Bonjour à vous')
    await message.fill('Bonjour')
    await send.click()
    await expect.element(page.getByText(/^Cet envoi était déjà arrivé/)).toBeVisible()
    await expect.element(message).toHaveValue('')
    expect(receipt.getByRole('listitem').elements()).toHaveLength(1)
    expect(await sent(requests)).toHaveLength(1)
  })

  test('keeps a receipt of every message, also for a traveller who comes back', async () => {
    const { router } = await renderApp('/contact')
    await fill('Un premier mot')
    await send.click()
    await expect.element(receipt.getByText('Un premier mot')).toBeVisible()
    await fill('Un second mot')
    await send.click()
    await expect.element(receipt.getByText('Un second mot')).toBeVisible()
    await leaveAndComeBack(router)
    expect(receipt.getByRole('listitem').elements()).toHaveLength(2)
  })

  test('says who uses the message, with the way to the privacy page', async () => {
    await renderApp('/contact')
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Confidentialité' }))
      .toHaveAttribute('href', '/confidentialite')
  })
})

async function fill(words = 'Bonjour') {
  await name.fill('Une voyageuse')
  await email.fill('voyage@exemple.fr')
  await message.fill(words)
}

async function leaveAndComeBack(router: Awaited<ReturnType<typeof renderApp>>['router']) {
  await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Nord')
  await router.navigate({ to: '/contact' })
  await expect.element(message).toBeVisible()
}
