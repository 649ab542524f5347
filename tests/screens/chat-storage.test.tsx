import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { storageKeys } from '#src/storage/keys.ts'
import { silenceWarnings, takeWarnings } from '#tests/fail-on-console-noise.ts'
import { renderApp } from '#tests/render-app.tsx'
import {
  answering,
  ask,
  clearButton,
  heldAnswer,
  input,
  log,
  messageTexts,
  openChat,
  opener,
} from '#tests/screens/chat-window.ts'
import { postedBodies } from '#tests/screens/form-helpers.ts'
import { refuseStorage } from '#tests/screens/refuse-storage.ts'

const restored = log.getByText(/^Conversation restaurée/)

const message = (id: string) => ({ id, type: 'user', content: id, timestamp: '2027-01-01T00:00:00Z' })

describe('the conversation', () => {
  test('survives a reload with its session', async () => {
    const { screen } = await openChat({ handlers: [answering({ session_id: 's-7' })] })
    await ask('Isalo')
    await expect.poll(messageTexts).toEqual(['Isalo', 'Oui.'])
    await screen.unmount()

    const { requests } = await openChat()
    await expect.element(restored).toHaveTextContent('Conversation restaurée (2 messages)')
    expect(messageTexts()).toEqual(['Isalo', 'Oui.'])
    await ask('Ifaty')
    await expect.poll(messageTexts).toHaveLength(4)
    expect(await postedBodies(requests)).toMatchObject([{ session_id: 's-7' }])
  })

  test('of one message is restored in the singular', async () => {
    store([message('a')])
    await openChat()
    await expect.element(restored).toHaveTextContent('Conversation restaurée (1 message)')
  })

  test('keeps its last 50 messages', async () => {
    store(Array.from({ length: 50 }, (_, index) => message(`m${index}`)))
    await openChat()
    await ask('Isalo')
    await expect.poll(() => messageTexts().at(-2)).toBe('Isalo')
    expect(messageTexts()).toHaveLength(50)
    expect(messageTexts()[0]).toBe('m2')
  })

  test('is cleared with its session', async () => {
    store([message('a')])
    localStorage.setItem(storageKeys.chatSession.key, 's-1')
    const { requests } = await openChat()
    await clearButton.click()
    await expect.element(restored).not.toBeInTheDocument()
    expect(messageTexts()).toEqual([])
    expect(Object.keys(localStorage)).toEqual([])
    await ask('Isalo')
    await expect.poll(messageTexts).toHaveLength(2)
    await expect.element(restored).not.toBeInTheDocument()
    expect(await postedBodies(requests)).toEqual([{ message: 'Isalo', language: 'fr' }])
  })

  test('is emptied when it is erased on the privacy page', async () => {
    store([message('a')])
    await renderApp('/confidentialite')
    await opener.click()
    await expect.poll(messageTexts).toEqual(['a'])
    await page.getByRole('button', { name: 'Effacer\u202f: Conversation avec l’assistant' }).click()
    await expect.poll(messageTexts).toEqual([])
  })
})

describe('another tab', () => {
  test('adds to the conversation', async () => {
    store([message('a')])
    await openChat()
    store([message('a'), message('b')])
    dispatchEvent(new StorageEvent('storage', { key: storageKeys.chatMessages.key }))
    await expect.poll(messageTexts).toEqual(['a', 'b'])
  })

  test('clears the conversation', async () => {
    store([message('a')])
    await openChat()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    await expect.poll(messageTexts).toEqual([])
  })
})

describe('the question', () => {
  test('survives a reload while it is typed, and is removed with its answer', async () => {
    const { screen } = await openChat()
    await input.fill('Je tape')
    await screen.unmount()
    await openChat()
    await expect.element(input).toHaveValue('Je tape')
    await ask('Je tape')
    await expect.poll(messageTexts).toHaveLength(2)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('is in the input again when the page is reloaded before its answer', async () => {
    const { screen } = await openChat({ handlers: [heldAnswer().handler] })
    await ask('Isalo')
    await expect.poll(messageTexts).toEqual(['Isalo'])
    await screen.unmount()
    await openChat()
    await expect.element(input).toHaveValue('Isalo')
    expect(messageTexts()).toEqual([])
  })

  test('leaves the input when its draft is erased on the privacy page', async () => {
    await renderApp('/confidentialite')
    await opener.click()
    await input.fill('Je tape')
    await page.getByRole('button', { name: 'Effacer\u202f: Brouillon\u202f: question à l’assistant' }).click()
    await expect.element(input).toHaveValue('')
  })
})

describe('storage', () => {
  test('loses only the messages that cannot be read', async () => {
    store([message('a'), { ...message('b'), type: 'ghost' }, null, message('c')])
    await openChat()
    await expect.element(restored).toHaveTextContent('2 messages')
    expect(messageTexts()).toEqual(['a', 'c'])
  })

  test.each(['{', 'null', '{"a":1}'])(
    'that contains %s is an empty conversation, with a warning in the console',
    async (broken) => {
      silenceWarnings()
      localStorage.setItem(storageKeys.chatMessages.key, broken)
      await openChat()
      await expect.element(restored).not.toBeInTheDocument()
      await ask('Isalo')
      await expect.poll(messageTexts).toHaveLength(2)
      expect(takeWarnings()).toEqual(['The stored conversation cannot be read'])
    },
  )

  test.each([
    ['blocked', ['getItem', 'setItem', 'removeItem']],
    ['full', ['setItem']],
  ] as const)('that is %s leaves the chat working', async (_, methods) => {
    refuseStorage(...methods)
    const { requests } = await openChat({ handlers: [answering({ session_id: 's-7' })] })
    await ask('Un')
    await expect.poll(messageTexts).toHaveLength(2)
    await ask('Deux')
    await expect.poll(messageTexts).toEqual(['Un', 'Oui.', 'Deux', 'Oui.'])
    await clearButton.click()
    await expect.poll(messageTexts).toEqual([])
    await ask('Trois')
    await expect.poll(messageTexts).toHaveLength(2)
    const questions = await postedBodies(requests)
    expect(questions).toMatchObject([{}, { session_id: 's-7' }, {}])
    expect(questions[2]).not.toHaveProperty('session_id')
  })
})

function store(messages: unknown[]) {
  localStorage.setItem(storageKeys.chatMessages.key, JSON.stringify(messages))
}
