import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { saveReceipt } from '#src/storage/receipts.ts'
import { renderApp } from '#tests/render-app.tsx'
import { contactAnswers, sendContactForm } from '#tests/screens/form-helpers.ts'

const messages = page.getByRole('region', { name: 'Accusés d’envoi' })
const requests = page.getByRole('region', { name: 'Demandes envoyées' })

test('every message has its receipt, by time and reference, and says when the reply comes, also after a reload', async () => {
  const handler = contactAnswers.answeringInTurn([200, { request_id: 'CM-1' }], [200, {}])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-05-03T10:00:00Z') })
  const { screen } = await renderApp('/contact', { handlers: [handler] })
  await sendContactForm('Un premier mot')
  await expect.element(messages.getByText('Référence : CM-1')).toBeVisible()
  await expect.element(messages.getByText(/^Vous recevrez une réponse demain avant 13.h/)).toBeVisible()
  vi.setSystemTime(Date.parse('2027-05-04T11:00:00Z'))
  await sendContactForm('Un second mot')
  await expect.element(messages.getByText('4 mai 2027 à 14:00, heure de Madagascar')).toBeVisible()

  await screen.unmount()
  await renderApp('/contact')
  await expect.element(messages.getByText('3 mai 2027 à 13:00, heure de Madagascar')).toBeVisible()
  const [first, second] = messages.getByRole('listitem').elements()
  expect(first).toHaveTextContent(/Notre réponse a dû vous parvenir\. Sinon, regardez vos courriers indésirables/)
  expect(second).toHaveTextContent(/Vous recevrez une réponse demain avant 14.h/)
  await expect.element(messages).not.toHaveFocus()
})

test('a request shows its reference, or its time where the server gave none', async () => {
  saveReceipt({ form: 'circuit/nord', sentAt: Date.now() - 1000 })
  await renderApp('/circuits/nord')
  await expect.element(requests.getByText(/^Envoi du .*, heure de Madagascar$/)).toBeVisible()
  await expect.element(requests.getByText(/^Gardez cette date/)).toBeVisible()
  saveReceipt({ form: 'circuit/nord', sentAt: Date.now(), reference: 'DM-7' })
  await expect.element(requests.getByText('Référence : DM-7')).toBeVisible()
  await expect.element(requests.getByText(/^Gardez cette référence/)).toBeVisible()
})

test('a form shows its own receipts, and those of the last 30 days', async () => {
  const day = 24 * 60 * 60_000
  saveReceipt({ form: 'circuit/sud', sentAt: Date.now(), reference: 'of another form' })
  saveReceipt({ form: 'circuit/nord', sentAt: Date.now() - 30 * day, reference: 'too old' })
  saveReceipt({ form: 'circuit/nord', sentAt: Date.now() - 29 * day, reference: 'old' })
  await renderApp('/circuits/nord')
  await expect.element(requests).toBeVisible()
  expect(
    requests
      .getByText(/^Référence/)
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Référence : old'])
})
