import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clearDraft, saveDraft } from '#src/storage/drafts.ts'
import { renderApp } from '#tests/render-app.tsx'
import {
  contactAnswers,
  fillTraveller,
  reservationAnswers,
  sendContactForm,
  sending,
  sendMessage,
  sendRequest,
} from '#tests/screens/form-helpers.ts'
import { refuseStorage } from '#tests/screens/refuse-storage.ts'

const name = page.getByLabelText('Nom complet')
const people = page.getByLabelText('Nombre de personnes')
const contactName = page.getByLabelText('Nom')
const message = page.getByRole('textbox', { name: /^Message/ })
const receipts = page.getByRole('region', { name: 'Accusés d’envoi' })

const notSent = page.getByText('Votre message n’a pas abouti')
const unconfirmed = page.getByText('Votre message est peut-être arrivé')
const earlier = page.getByText(/Un envoi précédent est peut-être arrivé/)

const endpoint = '*/api/reservations/contact/'

const reservation = (slug: string) => ({ to: '/circuits/$slug/reserver', params: { slug } }) as const

describe('what is typed into a form', () => {
  test('is there again after a change of page, separately for each circuit, until it is sent', async () => {
    const { router } = await renderApp('/circuits/nord/reserver', {
      handlers: [reservationAnswers.answering({ success: true })],
    })
    await fillTraveller()
    await router.navigate(reservation('sud'))
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sud')
    await expect.element(name).toHaveValue('')
    await router.navigate(reservation('nord'))
    await expect.element(name).toHaveValue('Une voyageuse')
    await sendRequest.click()
    await expect.element(page.getByRole('region', { name: 'Demandes envoyées' })).toBeVisible()
    await router.navigate(reservation('nord'))
    await expect.element(name).toHaveValue('')
  })

  test('is there again after a reload, also when the server has rejected it', async () => {
    const { screen } = await renderApp('/contact', { handlers: [contactAnswers.answering({}, 400)] })
    await sendContactForm()
    await expect.element(notSent).toBeVisible()

    await screen.unmount()
    await renderApp('/contact')
    await expect.element(message).toHaveValue('Bonjour')
    await expect.element(notSent).toBeVisible()
    await expect.element(earlier).not.toBeInTheDocument()
  })

  test('is read again when the page is restored from the back-forward cache', async () => {
    await renderApp('/contact')
    await contactName.fill('Une voyageuse')
    // The form was continued in another page of this tab.
    saveDraft('contact', { name: 'Une amie', subject: 'Ouest' })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(contactName).toHaveValue('Une amie')
    await expect.element(page.getByLabelText('Sujet')).toHaveValue('Ouest')
  })

  test('disappears from the form when the draft is erased', async () => {
    await renderApp('/contact')
    await contactName.fill('Une voyageuse')
    clearDraft('contact')
    await expect.element(contactName).toHaveValue('')
  })

  test('is no longer stored when the fields are emptied', async () => {
    const { router } = await renderApp('/contact')
    await contactName.fill('Une voyageuse')
    await contactName.fill('')
    await router.navigate({ to: '/confidentialite' })
    await expect.element(page.getByText('Copie des contacts d’urgence', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/^Brouillon :/)).not.toBeInTheDocument()
  })

  test('is completed with defaults, and unknown fields of a draft are ignored', async () => {
    saveDraft('circuit/nord', { clientName: 'Une voyageuse', shoeSize: '39' })
    const { router } = await renderApp('/circuits/nord/reserver')
    await expect.element(name).toHaveValue('Une voyageuse')
    await expect.element(people).toHaveValue(2)
    await people.fill('3')
    await router.navigate(reservation('sud'))
    await router.navigate(reservation('nord'))
    await expect.element(people).toHaveValue(3)
  })

  test('may be a choice that is no longer offered, and the form requires another one', async () => {
    saveDraft('contact', { messageType: 'alien' })
    await renderApp('/contact')
    const type = page.getByLabelText('Type de message')
    await sendContactForm()
    await expect.element(type).toHaveAccessibleDescription('Choisissez un type de message')
    await expect.element(type).toHaveFocus()
    await type.selectOptions('Support')
    await expect.element(type).not.toHaveAccessibleDescription()
  })
})

describe('a message without a clear response', () => {
  test('may have arrived, and the form says when it was sent and whom to call, also after a reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-05-03T10:00:00Z') })
    const { screen } = await renderApp('/contact', { handlers: [contactAnswers.answering({}, 502)] })
    await sendContactForm()
    const reference = page.getByText('envoi du 3 mai 2027 à 13:00, heure de Madagascar')
    await expect.element(unconfirmed).toBeVisible()

    vi.setSystemTime(Date.parse('2027-05-03T11:00:00Z'))
    await screen.unmount()
    await renderApp('/contact')
    await expect.element(unconfirmed).toBeVisible()
    await expect.element(reference).toBeVisible()
    const form = page.elementLocator(document.querySelector('form') ?? document.body)
    await expect
      .element(form.getByRole('link', { name: '+261 20 22 000 00' }))
      .toHaveAttribute('href', 'tel:+261202200000')
    await expect.element(notSent).not.toBeInTheDocument()
    await expect.element(message).toHaveValue('Bonjour')
  })

  test.each([
    ['that cannot be read', http.post(endpoint, () => HttpResponse.html('<p>Merci</p>'))],
    [
      'that breaks late',
      http.post(endpoint, async () => {
        await delay(400)
        return HttpResponse.error()
      }),
    ],
  ])('may have arrived: a response %s', async (_, handler) => {
    await renderApp('/contact', { handlers: [handler] })
    await sendContactForm()
    await expect.element(unconfirmed).toBeVisible()
  })

  test('is still mentioned after a later attempt fails, until one arrives', async () => {
    const handler = contactAnswers.answeringInTurn([504, {}], [500, {}], [200, { success: true }])
    await renderApp('/contact', { handlers: [handler] })
    await sendContactForm()
    await expect.element(unconfirmed).toBeVisible()
    await sendMessage.click()
    await expect.element(notSent).toBeVisible()
    await expect.element(earlier).toBeVisible()
    await sendMessage.click()
    await expect.element(receipts).toBeVisible()
    await expect.element(earlier).not.toBeInTheDocument()
  })

  test('may have arrived when the page was reloaded while sending it', async () => {
    const { handler, release } = contactAnswers.answeringLate({})
    const { screen } = await renderApp('/contact', { handlers: [handler] })
    await sendContactForm()
    await expect.element(sending).toBeVisible()
    await screen.unmount()
    await renderApp('/contact')
    await expect.element(unconfirmed).toBeVisible()
    release()
  })

  test('is forgotten with its draft', async () => {
    await renderApp('/contact', { handlers: [contactAnswers.answering({}, 502)] })
    await sendContactForm()
    await expect.element(unconfirmed).toBeVisible()
    clearDraft('contact')
    await expect.element(unconfirmed).not.toBeInTheDocument()
    await contactName.fill('Une amie')
    await expect.element(unconfirmed).not.toBeInTheDocument()
  })
})

test('a message was not sent when the connection is refused at once', async () => {
  await renderApp('/contact', { handlers: [http.post(endpoint, () => HttpResponse.error())] })
  await sendContactForm()
  await expect.element(notSent).toBeVisible()
  await expect.element(unconfirmed).not.toBeInTheDocument()
})

test.each([
  ['blocked', ['getItem', 'setItem', 'removeItem']],
  ['full', ['setItem']],
] as const)(
  'with %s storage a draft is kept until the page is left, which needs a confirmation',
  async (_, methods) => {
    refuseStorage(...methods)
    const { router } = await renderApp('/circuits/nord/reserver', {
      handlers: [reservationAnswers.answering({ success: true })],
    })
    expect(asksBeforeLeaving()).toBe(false)
    await fillTraveller()
    await router.navigate(reservation('sud'))
    await expect.element(name).toHaveValue('')
    await router.navigate(reservation('nord'))
    await expect.element(name).toHaveValue('Une voyageuse')
    expect(asksBeforeLeaving()).toBe(true)
    await sendRequest.click()
    await expect.element(page.getByRole('region', { name: 'Demandes envoyées' })).toBeVisible()
    expect(asksBeforeLeaving()).toBe(false)
  },
)

function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
