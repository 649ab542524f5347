import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  answering,
  ask,
  clearButton,
  heldAnswer,
  input,
  log,
  openChat,
  opener,
  said,
} from '#tests/screens/chat-window.ts'

const messagesKey = 'dia-madagascar/mock-chat-messages'
const sessionKey = 'dia-madagascar/mock-chat-session'

const restored = log.getByText(/^Conversation restaurée/)

const line = (id: string) => ({ id, type: 'user', content: id, timestamp: '2027-01-01T00:00:00Z' })

describe('the conversation', () => {
  test('outlives the page in two entries of the storage', async () => {
    const { screen } = await openChat()
    await ask('Isalo')
    await expect.poll(said).toHaveLength(2)
    expect(Object.keys(localStorage).toSorted()).toEqual([messagesKey, sessionKey])
    const before = said()
    await screen.unmount()

    const { requests } = await openChat()
    await expect.element(restored).toHaveTextContent('Conversation restaurée (2 messages)')
    expect(said()).toEqual(before)
    const session = localStorage.getItem(sessionKey)
    await ask('Ifaty')
    await expect.poll(said).toHaveLength(4)
    const question = requests.find(({ method }) => method === 'POST')
    expect(await question?.json()).toMatchObject({ session_id: session })
  })

  test('of one message is announced in the singular', async () => {
    store([line('a')])
    await openChat()
    await expect.element(restored).toHaveTextContent('Conversation restaurée (1 message)')
  })

  test('that is empty is not called restored', async () => {
    store([])
    await openChat()
    await expect.element(restored).not.toBeInTheDocument()
  })

  test('keeps 50 messages', async () => {
    store(Array.from({ length: 50 }, (_, index) => line(`m${index}`)))
    await openChat()
    await ask('Isalo')
    await expect.poll(() => said().at(-2)).toBe('Isalo')
    expect(stored()).toHaveLength(50)
    expect(stored()[0]).toBe('m2')
    expect(said()).toHaveLength(50)
  })

  test('is cleared with both entries, the session and the line that it was restored', async () => {
    store([line('a')])
    localStorage.setItem(sessionKey, 's-1')
    const { requests } = await openChat()
    await clearButton.click()
    await expect.element(restored).not.toBeInTheDocument()
    expect(said()).toEqual([])
    expect(Object.keys(localStorage)).toEqual([])
    await ask('Isalo')
    await expect.poll(said).toHaveLength(2)
    const question = requests.find(({ method }) => method === 'POST')
    expect(await question?.json()).toEqual({ message: 'Isalo', language: 'fr' })
  })
})

describe('a storage', () => {
  test('that holds a broken record loses that record alone', async () => {
    const complaints = expectComplaints()
    store([line('a'), { ...line('b'), type: 'ghost' }, null, line('c')])
    await openChat()
    await expect.element(restored).toHaveTextContent('2 messages')
    expect(said()).toEqual(['a', 'c'])
    expect(complaints()).toEqual(['A message of the stored conversation was left out'])
  })

  test.each(['{', 'null', '{"a":1}'])('that holds %s is an empty conversation', async (broken) => {
    const complaints = expectComplaints()
    localStorage.setItem(messagesKey, broken)
    await openChat()
    await expect.element(restored).not.toBeInTheDocument()
    await ask('Isalo')
    await expect.poll(said).toHaveLength(2)
    expect(stored()).toHaveLength(2)
    expect(complaints()).toEqual(['The stored conversation cannot be read'])
  })

  test.each([
    [
      'blocked',
      ['getItem', 'setItem', 'removeItem'],
      [
        'The stored conversation is out of reach',
        'The conversation cannot be stored',
        'The stored conversation cannot be removed',
      ],
    ],
    ['full', ['setItem'], ['The conversation cannot be stored']],
  ] as const)('that is %s is only logged, once a complaint', async (_, methods, expected) => {
    const complaints = expectComplaints()
    for (const method of methods) {
      const spy = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'QuotaExceededError')
      })
      onTestFinished(() => spy.mockRestore())
    }
    const { requests } = await openChat({ handlers: [answering({ session_id: 's-7' })] })
    await ask('Un')
    await expect.poll(said).toHaveLength(2)
    await ask('Deux')
    await expect.poll(said).toEqual(['Un', 'Oui.', 'Deux', 'Oui.'])
    const [, second] = requests.filter(({ method }) => method === 'POST')
    expect(await second?.json()).toMatchObject({ session_id: 's-7' })
    await clearButton.click()
    await expect.poll(said).toEqual([])
    expect(complaints()).toEqual(expected)
  })
})

describe('another tab', () => {
  test('is followed, and never overwritten', async () => {
    await openChat()
    await ask('Isalo')
    await expect.poll(said).toHaveLength(2)
    elsewhere([...stored().map(line), line('theirs')])
    await expect.poll(said).toHaveLength(3)

    // What has not been heard of yet counts too.
    store([...stored().map(line), line('unheard')])
    await ask('Ifaty')
    await expect.poll(said).toHaveLength(6)
    expect(said().slice(2, 5)).toEqual(['theirs', 'unheard', 'Ifaty'])
    expect(stored()).toHaveLength(6)
  })

  test('that overwrites what it did not see gets it back', async () => {
    await openChat()
    await ask('Isalo')
    await expect.poll(said).toHaveLength(2)
    const mine = stored()
    elsewhere([line('theirs')])
    await expect.poll(said).toHaveLength(3)
    expect(said().slice(0, 2)).toEqual(['theirs', 'Isalo'])
    expect(stored()).toEqual(['theirs', ...mine])
  })

  test('that clears the conversation clears it here, also what is on its way', async () => {
    const { handler, release } = heldAnswer()
    store([line('a')])
    const { queryClient } = await openChat({ handlers: [handler] })
    await ask('Isalo')
    await expect.poll(said).toEqual(['a', 'Isalo'])
    elsewhere(null)
    await expect.poll(said).toEqual([])
    await expect.element(input).toHaveValue('Isalo')
    release()
    await expect.poll(() => queryClient.isMutating()).toBe(0)
    expect(said()).toEqual([])
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('that cleared it while this one was put aside is believed when this one comes back', async () => {
    store([line('a')])
    await openChat()
    await ask('Isalo')
    await expect.poll(said).toHaveLength(3)
    localStorage.clear()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(said).toEqual([])
    await ask('Ifaty')
    await expect.poll(said).toHaveLength(2)
    expect(stored()).toHaveLength(2)
  })

  test('that writes something else or nonsense changes nothing here', async () => {
    const complaints = expectComplaints()
    store([line('a')])
    await openChat()
    await expect.poll(said).toEqual(['a'])
    tellTab({ key: 'dia-madagascar/language', newValue: null })
    localStorage.setItem(messagesKey, '{')
    tellTab({ key: messagesKey, newValue: '{' })
    await userEvent.keyboard('{Escape}')
    await opener.click()
    expect(said()).toEqual(['a'])
    expect(complaints()).toEqual(['The stored conversation cannot be read'])
  })
})

function store(messages: unknown[]) {
  localStorage.setItem(messagesKey, JSON.stringify(messages))
}

/** The ids of the stored messages, in order. */
function stored(): string[] {
  const messages: { id: string }[] = JSON.parse(localStorage.getItem(messagesKey) ?? '[]')
  return messages.map(({ id }) => id)
}

/** Another tab writes these messages, or clears them. */
function elsewhere(messages: object[] | null) {
  if (messages) store(messages)
  else localStorage.clear()
  tellTab({ key: messagesKey, newValue: messages && JSON.stringify(messages) })
}

function tellTab(change: StorageEventInit) {
  dispatchEvent(new StorageEvent('storage', change))
}

/** From now on warnings are taken, to be asserted: what each of them says. */
function expectComplaints() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => {
    const complaints = warn.mock.calls.map(([complaint]) => String(complaint))
    warn.mockClear()
    return complaints
  }
}
