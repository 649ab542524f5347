import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import {
  contactAnswers,
  fillContactForm,
  postedBodies,
  sendContactForm,
  sending,
  sendMessage,
} from '#tests/screens/form-helpers.ts'

const { answering, answeringLate } = contactAnswers

const name = page.getByLabelText('Nom')
const email = page.getByLabelText('Email')
const subject = page.getByLabelText('Sujet')
const type = page.getByLabelText('Type de message')
const message = page.getByRole('textbox', { name: /^Message/ })
const receipts = page.getByRole('region', { name: 'Accusés d’envoi' })

test('the contact form sends the complete payload, says thanks, shows a receipt and is empty again', async () => {
  const { requests } = await renderApp('/contact', {
    handlers: [answering({ success: true, request_id: 'CM-7' }, 201)],
  })
  await fillContactForm()
  await page.getByLabelText('Téléphone').fill('0600000000')
  await page.getByLabelText('Entreprise').fill('Rando SARL')
  await type.selectOptions('Partenariat')
  await subject.fill('Ouest en septembre')
  await sendMessage.click()

  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent('Votre message a été envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.')
  await expect.element(receipts).toHaveFocus()
  await expect
    .element(receipts)
    .toHaveTextContent(
      /Message envoyé.*Référence : CM-7.*Ouest en septembre.*heure de Madagascar.*Vous recevrez une réponse.*Pressé/,
    )
  expect(await postedBodies(requests)).toEqual([
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
  await expect.element(type).toHaveValue('general')
})

test.each([
  [{ success: true, message: 'Bien reçu.' }, /^Bien reçu\.$/],
  [{}, /^Votre message a été envoyé avec succès !/],
  [{ message: ' ' }, /^Votre message a été envoyé avec succès !/],
])('the contact form, answered with %j, shows %s', async (answer, text) => {
  await renderApp('/contact', { handlers: [answering(answer)] })
  await sendContactForm()
  await expect.element(page.getByText(text)).toBeVisible()
})

test('the contact form shows a message beside each invalid field until it is edited, and sends nothing', async () => {
  const { requests } = await renderApp('/contact')
  await email.fill('voyage@exemple')
  await sendMessage.click()

  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Le nom est requis')
  await expect.element(email).toHaveAccessibleDescription('Email invalide')
  await expect.element(message).toHaveAccessibleDescription('Le message est requis')
  await userEvent.type(name, 'U')
  await expect.element(page.getByText('Le nom est requis')).not.toBeInTheDocument()
  await expect.element(page.getByText('Le message est requis')).toBeVisible()
  expect(await postedBodies(requests)).toEqual([])
})

test('the contact form shows the errors of the server beside the fields', async () => {
  const errors = { message_type: ['Type inconnu.'], email: 'Adresse inconnue.' }
  await renderApp('/contact', { handlers: [answering({ errors }, 400)] })
  await sendContactForm()
  await expect.element(email).toHaveAccessibleDescription('Adresse inconnue.')
  await expect.element(email).toHaveFocus()
  await expect.element(type).toHaveAccessibleDescription('Type inconnu.')
})

test('the contact form says when the message was not sent, and keeps the values', async () => {
  await renderApp('/contact', { handlers: [answering({}, 500)] })
  await sendContactForm()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Erreur serveur. Veuillez réessayer plus tard.')
  await expect.element(page.getByText('Votre message n’a pas abouti')).toBeVisible()
  await expect.element(message).toHaveValue('Bonjour')
  await expect.element(sendMessage).toBeEnabled()
})

test('the contact form is disabled while it sends, and a double click sends once', async () => {
  const { handler, release } = answeringLate({})
  const { requests } = await renderApp('/contact', { handlers: [handler] })
  await fillContactForm()
  await userEvent.dblClick(sendMessage)
  await expect.element(sending).toBeDisabled()
  release()
  await expect.element(receipts).toBeVisible()
  expect(await postedBodies(requests)).toHaveLength(1)
})

test('the contact form is still sending after the traveller leaves and returns, and is emptied when the message has arrived', async () => {
  const { handler, release } = answeringLate({})
  const { router } = await renderApp('/contact', { handlers: [handler] })
  await sendContactForm()
  await leaveAndReturn(router)
  await expect.element(message).toHaveValue('Bonjour')
  await expect.element(sending).toBeDisabled()
  release()
  await expect.element(receipts).toBeVisible()
  await expect.element(message).toHaveValue('')
})

test('the contact form says that a message failed, also after the traveller has left and returned', async () => {
  const { handler, release } = answeringLate({}, 500)
  const { router } = await renderApp('/contact', { handlers: [handler] })
  await sendContactForm()
  await leaveAndReturn(router)
  release()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Erreur serveur. Veuillez réessayer plus tard.')
  await expect.element(page.getByText('Votre message n’a pas abouti')).toBeVisible()
  await expect.element(message).toHaveValue('Bonjour')
})

test('the contact form keeps what is typed while a message is being sent', async () => {
  const { handler, release } = answeringLate({})
  const { router } = await renderApp('/contact', { handlers: [handler] })
  await sendContactForm()
  await expect.element(sending).toBeVisible()
  await message.fill('Encore un mot')
  release()
  await expect.element(receipts).toBeVisible()
  await expect.element(message).toHaveValue('Encore un mot')
  await leaveAndReturn(router)
  await expect.element(message).toHaveValue('Encore un mot')
})

test('the contact form links to the privacy page', async () => {
  await renderApp('/contact')
  const link = page.getByRole('main').getByRole('link', { name: 'Confidentialité' })
  await expect.element(link).toHaveAttribute('href', '/confidentialite')
})

async function leaveAndReturn(router: Awaited<ReturnType<typeof renderApp>>['router']) {
  await router.navigate({ to: '/cgu' })
  await expect.element(message).not.toBeInTheDocument()
  await router.navigate({ to: '/contact' })
  await expect.element(message).toBeVisible()
}
