import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  answering,
  ask,
  chat,
  heldAnswer,
  input,
  log,
  messages,
  openChat,
  opener,
  said,
  sendButton,
  suggestion,
  typing,
} from '#tests/screens/chat-window.ts'

describe('the window', () => {
  test('opens with the focus in its input, over the page and in place of its button', async () => {
    await openChat()
    await expect.element(input).toHaveFocus()
    await expect.element(chat).not.toHaveAttribute('aria-modal')
    await expect.element(opener).not.toBeInTheDocument()
    expect(document.querySelector('[data-chat-open]')).toBe(chat.element())
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'Escape after a press on what is no control',
      async () => {
        await chat.getByRole('heading', { name: 'Assistant' }).click()
        await userEvent.keyboard('{Escape}')
      },
    ],
    ['its button', () => chat.getByRole('button', { name: 'Fermer le chat' }).click()],
  ])('closes by %s, and gives the focus back', async (_, close) => {
    await openChat()
    await close()
    await expect.element(chat).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(document.querySelector('[data-chat-open]')).toBeNull()
  })

  test('says before the first question that it is automatic, and keeps the conversation', async () => {
    await openChat()
    await expect.element(chat).toHaveTextContent(/automatique/)
    await expect.element(chat).toHaveTextContent(/sauvegardée automatiquement/)
    await expect.element(suggestion('Faut-il un visa')).toBeVisible()
    await expect
      .element(chat.getByRole('link', { name: 'Écrire à un conseiller' }))
      .toHaveAttribute('href', '/contact#ecrire')
  })

  test('stays open from page to page', async () => {
    const { router } = await openChat()
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'nord' } })
    await expect.element(chat).toBeVisible()
  })
})

describe('a question', () => {
  test('is sent as specified, stands in the log while it waits, and gets its answer', async () => {
    const { handler, release } = heldAnswer()
    const { requests } = await openChat({ handlers: [handler] })
    await ask('  Où voir des baobabs ?  ')
    await expect.element(typing).toBeInTheDocument()
    expect(said()).toEqual(['Où voir des baobabs ?'])
    await expect.element(sendButton).toBeDisabled()
    await expect.element(input).toHaveValue('')
    await input.fill('Et des lémuriens ?')

    release()
    await expect.poll(said).toEqual(['Où voir des baobabs ?', 'Bonjour'])
    await expect.element(typing).not.toBeInTheDocument()
    await expect.element(sendButton).toBeEnabled()
    await expect.element(input).toHaveValue('Et des lémuriens ?')
    await expect.poll(() => bodies(requests)).toEqual([
      { message: 'Où voir des baobabs ?', language: 'fr' },
    ])
  })

  test('stays the same line of the log when its answer comes, so that it is announced once', async () => {
    const { handler, release } = heldAnswer()
    await openChat({ handlers: [handler] })
    await ask('Visa ?')
    await expect.element(typing).toBeInTheDocument()
    const line = messages.first().element()
    release()
    await expect.poll(said).toHaveLength(2)
    expect(messages.first().element()).toBe(line)
  })

  test('carries the session of the one before', async () => {
    const { requests } = await openChat({ handlers: [answering({ session_id: 's-7' })] })
    await ask('Un')
    await expect.poll(said).toHaveLength(2)
    await ask('Deux')
    await expect.poll(said).toHaveLength(4)
    expect(await bodies(requests)).toEqual([
      { message: 'Un', language: 'fr' },
      { message: 'Deux', language: 'fr', session_id: 's-7' },
    ])
  })

  test('carries the token that the embedding page gives at that moment', async () => {
    let token: string | undefined
    const { requests } = await openChat({ chatAccessToken: () => token })
    await ask('Isalo')
    await expect.poll(said).toHaveLength(2)
    token = 'secret'
    await ask('Ifaty')
    await expect.poll(said).toHaveLength(4)
    expect(questions(requests).map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      'Bearer secret',
    ])
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('secret')
  })

  test('that is blank is ignored', async () => {
    const { requests } = await openChat()
    await sendButton.click()
    await ask('   ')
    expect(said()).toEqual([])
    expect(questions(requests)).toEqual([])
  })

  test('that is sent twice within a moment is sent once', async () => {
    const { requests } = await openChat()
    await input.fill('Isalo')
    const form = document.querySelector<HTMLFormElement>('[role=dialog] form')
    form?.requestSubmit()
    form?.requestSubmit()
    await expect.poll(said).toHaveLength(2)
    expect(questions(requests)).toHaveLength(1)
  })

  test('gets its answer while the window is closed', async () => {
    const { handler, release } = heldAnswer()
    await openChat({ handlers: [handler] })
    await ask('Visa ?')
    await userEvent.keyboard('{Escape}')
    release()
    await expect.poll(said).toEqual(['Visa ?', 'Bonjour'])
    await opener.click()
    await expect.element(log.getByText('Bonjour')).toBeVisible()
  })
})

describe('suggestions', () => {
  test('are those of the last answer, and send their text beside what is being typed', async () => {
    const { requests } = await openChat({
      handlers: [answering({ suggestions: ['Et le visa ?', 'Et la santé ?'] })],
    })
    await suggestion('Quel circuit pour un premier').click()
    await expect.element(suggestion('Et la santé ?')).toBeVisible()
    await expect.element(suggestion('Quel circuit pour un premier')).not.toBeInTheDocument()
    await input.fill('Je tape')
    await suggestion('Et le visa ?').click()
    await expect.element(log).toHaveFocus()
    await expect.poll(said).toHaveLength(4)
    expect(said()[2]).toBe('Et le visa ?')
    await expect.element(input).toHaveValue('Je tape')
    expect(questions(requests)).toHaveLength(2)
  })

  test('go while an answer is awaited', async () => {
    const { handler, release } = heldAnswer()
    await openChat({ handlers: [handler] })
    await suggestion('Faut-il un visa').click()
    await expect.element(typing).toBeInTheDocument()
    await expect.element(chat.getByRole('group').getByRole('button')).not.toBeInTheDocument()
    release()
    await expect.element(typing).not.toBeInTheDocument()
  })
})

describe('an answer', () => {
  test('is text, whatever markup it holds, with its lines', async () => {
    const response = '<b>Non</b> <img src=x onerror=alert(1)>\n[lien](https://exemple.fr) https://exemple.fr'
    await openChat({ handlers: [answering({ response })] })
    await ask('Gras ?')
    await expect.poll(said).toEqual(['Gras ?', response])
    expect(log.element().querySelectorAll('b, img, a')).toHaveLength(0)
    const answer = [...document.querySelectorAll('[role=log] li > p')].at(-1)
    expect(answer && getComputedStyle(answer).whiteSpace).toContain('pre-line')
  })

  test('that is longer than the log is read from its beginning', async () => {
    await openChat({ handlers: [answering({ response: `Début\n${'Suite. '.repeat(400)}Fin` })] })
    await ask('Tout ?')
    await expect.poll(said).toHaveLength(2)
    const box = log.element().getBoundingClientRect()
    const { top } = messages.nth(1).element().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(box.top)
    expect(top).toBeLessThan(box.top + 40)
  })

  test('of one word that never ends stays within the window', async () => {
    await openChat({ handlers: [answering({ response: 'a'.repeat(1_000_000) })] })
    await ask('b'.repeat(500))
    await expect.poll(said).toHaveLength(2)
    expect(log.element().scrollWidth).toBe(log.element().clientWidth)
    expect(said()[1]).toHaveLength(6001)
  })
})

const questions = (requests: Request[]) => requests.filter(({ method }) => method === 'POST')

const bodies = (requests: Request[]): Promise<unknown[]> =>
  Promise.all(questions(requests).map((request) => request.clone().json()))
