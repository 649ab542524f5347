import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { held } from '#tests/held.ts'
import { eraseButton } from '#tests/screens/luggage.ts'
import { fillTraveller, send } from '#tests/screens/reservation-form.ts'
import { renderApp } from '#tests/render-app.tsx'

const name = page.getByLabelText('Nom complet')
const people = page.getByLabelText('Nombre de personnes')

const nord = { to: '/circuits/$slug/reserver', params: { slug: 'nord' } } as const
const sud = { to: '/circuits/$slug/reserver', params: { slug: 'sud' } } as const

describe('a draft', () => {
  test('outlives a change of page, one a circuit, and goes after success', async () => {
    const { router } = await renderApp('/circuits/nord/reserver')
    await fillTraveller()
    await router.navigate(sud)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sud')
    await expect.element(name).toHaveValue('')
    await router.navigate(nord)
    await expect.element(name).toHaveValue('Une voyageuse')
    await send()
    await expect.element(page.getByText(/^Référence/)).toBeVisible()
    expect(Object.keys(sessionStorage)).toEqual(['mock-receipt/circuit/nord'])
  })

  test.each([
    { fate: 'was refused', status: 400, inDoubt: false },
    { fate: 'a gateway lost', status: 502, inDoubt: true },
  ])('that $fate is kept as in doubt: $inDoubt', async ({ status, inDoubt }) => {
    const refusal = http.post('*/api/reservations/reservation-request/', () => HttpResponse.json({}, { status }))
    await renderApp('/circuits/nord/reserver', { handlers: [refusal] })
    await fillTraveller()
    await send()
    await expect.element(page.getByText(/^Votre demande (n’a pas abouti|est peut-être arrivée)$/)).toBeVisible()
    await expect.poll(() => sessionStorage.getItem('draft/circuit/nord')?.includes('@sentAt')).toBe(inDoubt)
  })

  test.each([400, 502])('that is deleted takes along what is said of its send, which was answered with %i', async (status) => {
    const refusal = http.post('*/api/reservations/reservation-request/', () => HttpResponse.json({}, { status }))
    const { router } = await renderApp('/circuits/nord/reserver', { handlers: [refusal] })
    await fillTraveller()
    await send()
    const failure = page.getByText('vos réponses restent dans ce formulaire')
    await expect.element(failure).toBeVisible()
    await router.navigate({ to: '/confidentialite' })
    await eraseButton('Brouillon\u202f: réservation du circuit Nord').click()
    await router.navigate(nord)
    await expect.element(name).toHaveValue('')
    await expect.element(failure).not.toBeInTheDocument()
    await name.fill('Quelqu’un d’autre')
    await expect.poll(() => sessionStorage.getItem('draft/circuit/nord')).toContain('Quelqu’un')
    await expect.element(failure).not.toBeInTheDocument()
  })

  test('that is deleted before it has left is not sent, which is said', async () => {
    const { promise, release } = held()
    const digest = crypto.subtle.digest.bind(crypto.subtle)
    const digesting = vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...args) => {
      await promise
      return digest(...args)
    })
    onTestFinished(() => digesting.mockRestore())
    const { router, requests } = await renderApp('/circuits/nord/reserver')
    await fillTraveller()
    await send()
    await router.navigate({ to: '/confidentialite' })
    await eraseButton('Brouillon\u202f: réservation du circuit Nord').click()
    release()
    await expect.element(page.getByText('Rien n’est parti\u202f: ces mots ont été effacés.')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('that an emptied storage has lost is there again once it is sent, whatever becomes of it', async () => {
    const refusal = http.post('*/api/reservations/reservation-request/', () => HttpResponse.json({}, { status: 400 }))
    const words = { clientName: 'Une voyageuse', clientEmail: 'voyage@exemple.fr', clientPhone: '0600000000', startDate: '2090-05-01' }
    sessionStorage.setItem('draft/circuit/nord', JSON.stringify(words))
    await renderApp('/circuits/nord/reserver', { handlers: [refusal] })
    await expect.element(name).toHaveValue('Une voyageuse')
    sessionStorage.clear()
    await send()
    await expect.element(page.getByText('vos réponses restent dans ce formulaire')).toBeVisible()
    expect(sessionStorage.getItem('draft/circuit/nord')).toContain('voyageuse')
  })

  test('gives what it has; fields of another time and what is no text are left out', async () => {
    const saved = { clientName: 'Une voyageuse', numberOfPeople: 5, shoeSize: '39' }
    sessionStorage.setItem('draft/circuit/nord', JSON.stringify(saved))
    await renderApp('/circuits/nord/reserver')
    await expect.element(name).toHaveValue('Une voyageuse')
    await expect.element(people).toHaveValue(2)
    await name.fill('Une autre')
    await expect
      .poll(() => JSON.parse(sessionStorage.getItem('draft/circuit/nord') ?? '{}'))
      .toMatchObject({ clientName: 'Une autre', numberOfPeople: '2' })
    expect(sessionStorage.getItem('draft/circuit/nord')).not.toContain('shoeSize')
  })

  test('with a choice that is no longer offered asks for another one', async () => {
    sessionStorage.setItem('draft/contact', JSON.stringify({ messageType: 'alien', name: 'Une voyageuse' }))
    await renderApp('/contact')
    const type = page.getByLabelText('Type de message')
    await page.getByLabelText('Email').fill('voyage@exemple.fr')
    await page.getByRole('textbox', { name: /^Message/ }).fill('Bonjour')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect.element(type).toHaveAccessibleDescription('Choisissez un type de message')
    await expect.element(type).toHaveFocus()
    await type.selectOptions('Support')
    await expect.element(type).not.toHaveAccessibleDescription()
  })

  test.each(['{"clientName":', 'null', '7', '["x"]'])('that reads %s is none', async (broken) => {
    sessionStorage.setItem('draft/circuit/nord', broken)
    await renderApp('/circuits/nord/reserver')
    await expect.element(name).toHaveValue('')
    await expect.element(people).toHaveValue(2)
  })
})

test.each([
  ['blocked', 'SecurityError', ['getItem', 'setItem', 'removeItem']],
  ['full', 'QuotaExceededError', ['setItem']],
] as const)('a storage that is %s costs the draft, never the form, and the page is not left without a question', async (_, error, methods) => {
  const spies = methods.map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', error)
    }),
  )
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  await renderApp('/circuits/nord/reserver')
  expect(asksBeforeLeaving()).toBe(false)
  await fillTraveller()
  await expect.poll(asksBeforeLeaving).toBe(true)
  await send()
  await expect.element(page.getByText(/^Référence/)).toBeVisible()
  expect(asksBeforeLeaving()).toBe(false)
})

test('words that storage has lost are stored again when the page goes to the background', async () => {
  await renderApp('/contact')
  await page.getByLabelText('Nom').fill('Lova')
  await expect.poll(() => sessionStorage.length).toBe(1)
  sessionStorage.clear()
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(sessionStorage.length).toBe(0)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => hidden.mockRestore())
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(sessionStorage.getItem('draft/contact')).toContain('Lova')
})

function asksBeforeLeaving() {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
