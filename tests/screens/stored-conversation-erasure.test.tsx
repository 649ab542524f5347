import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ask, chat, heldAnswer, input, opener, said } from '#tests/screens/chat-window.ts'
import {
  eraseButton,
  keysOf,
  listed,
  news,
  nothing,
  openLuggage,
  press,
  storeConversation,
} from '#tests/screens/luggage.ts'

const conversationName = 'Conversation avec l’assistant'
const questionName = 'Brouillon\u202f: question à l’assistant'
const hello = { content: 'Bonjour', timestamp: '2027-01-01T00:00:00Z' }

describe('deleting the conversation', () => {
  test('empties the open assistant too, and its session is forgotten', async () => {
    storeConversation(hello)
    localStorage.setItem(keysOf.session, 's-1')
    const { requests } = await openLuggage()
    await opener.click()
    await expect.poll(said).toEqual(['Bonjour'])
    await press(eraseButton(conversationName))
    await expect.poll(said).toEqual([])
    await expect.element(nothing).toBeInTheDocument()
    expect(Object.keys(localStorage)).toEqual([])

    await ask('Isalo')
    await expect.poll(said).toHaveLength(2)
    const question = requests.find(({ method }) => method === 'POST')
    expect(await question?.json()).toEqual({ message: 'Isalo', language: 'fr' })
  })

  test('empties what is in memory also while the assistant is not on the page', async () => {
    storeConversation(hello)
    const { router, queryClient } = await openLuggage()
    await opener.click()
    await expect.poll(said).toEqual(['Bonjour'])
    await router.navigate({ to: '/invitation' })
    await router.navigate({ to: '/confidentialite' })
    await eraseButton(conversationName).click()
    await expect.element(nothing).toBeVisible()
    expect(queryClient.getQueryData(['conversation'])).toMatchObject({ messages: [] })
    await opener.click()
    await expect.element(chat.getByText('Bonjour\u202f!')).toBeVisible()
    expect(said()).not.toContain('Bonjour')
  })

  test('gives a question that is on its way back into the input', async () => {
    const { handler, release } = heldAnswer()
    storeConversation(hello)
    const { queryClient } = await openLuggage({ handlers: [handler] })
    await opener.click()
    await ask('Isalo')
    await expect.poll(said).toEqual(['Bonjour', 'Isalo'])
    await press(eraseButton(conversationName))
    await expect.poll(said).toEqual([])
    await expect.element(input).toHaveValue('Isalo')
    release()
    await expect.poll(() => queryClient.isMutating()).toBe(0)
    expect(said()).toEqual([])
    await expect.poll(listed).toEqual([questionName])
  })
})

describe('deleting a question to the assistant', () => {
  test('empties the input', async () => {
    await openLuggage()
    await opener.click()
    await input.fill('Je tape')
    await press(eraseButton(questionName))
    await expect.element(input).toHaveValue('')
    await expect.element(nothing).toBeInTheDocument()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('also takes back one that is on its way', async () => {
    const { handler, release } = heldAnswer()
    const { queryClient } = await openLuggage({ handlers: [handler] })
    await opener.click()
    await ask('Isalo')
    await expect.poll(said).toEqual(['Isalo'])
    await press(eraseButton(questionName))
    await expect.poll(said).toEqual([])
    release()
    await expect.poll(() => queryClient.isMutating()).toBe(0)
    expect(said()).toEqual([])
    await expect.element(input).toHaveValue('')
    await expect.element(nothing).toBeInTheDocument()
    expect(Object.keys(localStorage)).toEqual([])
  })
})

test('what storage does not let go of is not called deleted, and keeps the focus', async () => {
  storeConversation(hello)
  const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  onTestFinished(() => remove.mockRestore())
  const { queryClient } = await openLuggage()
  await opener.click()
  await expect.poll(said).toEqual(['Bonjour'])
  await userEvent.keyboard('{Escape}')
  eraseButton(conversationName).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').getByText(/^Pas effacé/)).toBeVisible()
  await expect.element(eraseButton(conversationName)).toHaveFocus()
  await expect.element(news.getByText(/^Effacé/)).not.toBeInTheDocument()
  expect(queryClient.getQueryData(['conversation'])).toMatchObject({ restored: 1 })
})

function refuse() {
  throw new DOMException('refused', 'SecurityError')
}
