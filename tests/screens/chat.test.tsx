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
  messageTexts,
  openChat,
  opener,
  sendButton,
  suggestion,
  typing,
} from '#tests/screens/chat-window.ts'
import { postedBodies } from '#tests/screens/form-helpers.ts'

describe('the panel', () => {
  test('opens over the page in place of its button, with the focus in its input', async () => {
    await openChat()
    await expect.element(input).toHaveFocus()
    await expect.element(chat).not.toHaveAttribute('aria-modal')
    await expect.element(opener).not.toBeInTheDocument()
    expect(document.querySelector('[data-chat-open]')).toBe(chat.element())
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'Escape after a click beside its controls',
      async () => {
        await chat.getByRole('heading', { name: 'Assistant' }).click()
        await userEvent.keyboard('{Escape}')
      },
    ],
    ['its button', () => chat.getByRole('button', { name: 'Fermer le chat' }).click()],
  ])('is closed by %s and gives the focus back', async (_, close) => {
    await openChat()
    await close()
    await expect.element(chat).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(document.querySelector('[data-chat-open]')).toBeNull()
  })

  test('says before the first question that it is automatic and saves the conversation', async () => {
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
    await router.navigate({ to: '/contact' })
    await expect.element(chat).toBeVisible()
  })

  test('can be used with the keyboard alone', async () => {
    await openChat({ handlers: [answering({})] })
    await ask('Isalo')
    await expect.poll(messageTexts).toHaveLength(2)
    await expect.element(input).toHaveFocus()
    const stops: unknown[] = []
    for (let step = 0; step < 4; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.tab({ shift: true })
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
    }
    expect(stops).toEqual(['Écrire à un conseiller', 'Conversation', 'Fermer le chat', "Effacer l'historique"])
  })
})

describe('a question', () => {
  test('is shown in the log while its answer is awaited', async () => {
    const { handler, release } = heldAnswer()
    const { requests } = await openChat({ handlers: [handler] })
    await ask('  Où voir des baobabs ?  ')
    await expect.element(typing).toBeInTheDocument()
    expect(messageTexts()).toEqual(['Où voir des baobabs ?'])
    const item = messages.first().element()
    await expect.element(sendButton).toBeDisabled()
    await expect.element(input).toHaveValue('')
    await input.fill('Et des lémuriens ?')

    release()
    await expect.poll(messageTexts).toEqual(['Où voir des baobabs ?', 'Bonjour'])
    await expect.element(typing).not.toBeInTheDocument()
    await expect.element(sendButton).toBeEnabled()
    await expect.element(input).toHaveValue('Et des lémuriens ?')
    expect(await postedBodies(requests)).toEqual([{ message: 'Où voir des baobabs ?', language: 'fr' }])
    // The same element, so that screen readers announce it once.
    expect(messages.first().element()).toBe(item)
  })

  test('is sent with the session of the one before', async () => {
    const { requests } = await openChat({ handlers: [answering({ session_id: 's-7' })] })
    await ask('Un')
    await expect.poll(messageTexts).toHaveLength(2)
    await ask('Deux')
    await expect.poll(messageTexts).toHaveLength(4)
    expect(await postedBodies(requests)).toEqual([
      { message: 'Un', language: 'fr' },
      { message: 'Deux', language: 'fr', session_id: 's-7' },
    ])
  })

  test('is sent with the current token of the embedding page, which is not stored', async () => {
    let token: string | undefined
    const { requests } = await openChat({ handlers: [answering({})], chatAccessToken: () => token })
    await ask('Isalo')
    await expect.poll(messageTexts).toHaveLength(2)
    token = 'secret'
    await ask('Ifaty')
    await expect.poll(messageTexts).toHaveLength(4)
    const questions = requests.filter(({ method }) => method === 'POST')
    expect(questions.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer secret'])
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('secret')
  })

  test('is ignored when it is blank', async () => {
    const { requests } = await openChat()
    await sendButton.click()
    await ask('   ')
    expect(messageTexts()).toEqual([])
    expect(await postedBodies(requests)).toEqual([])
  })

  test('is sent once when it is submitted twice', async () => {
    const { requests } = await openChat()
    await input.fill('Isalo')
    const form = document.querySelector<HTMLFormElement>('[role=dialog] form')
    form?.requestSubmit()
    form?.requestSubmit()
    await expect.poll(messageTexts).toHaveLength(2)
    expect(await postedBodies(requests)).toHaveLength(1)
  })

  test('gets its answer while the panel is closed', async () => {
    const { handler, release } = heldAnswer()
    await openChat({ handlers: [handler] })
    await ask('Visa ?')
    await userEvent.keyboard('{Escape}')
    release()
    await expect.poll(messageTexts).toEqual(['Visa ?', 'Bonjour'])
  })
})

describe('suggestions', () => {
  test('are those of the last answer, and are sent beside what is being typed', async () => {
    await openChat({ handlers: [answering({ suggestions: ['Et le visa ?', 'Et la santé ?'] })] })
    await suggestion('Quel circuit pour un premier').click()
    await expect.element(suggestion('Et la santé ?')).toBeVisible()
    await expect.element(suggestion('Quel circuit pour un premier')).not.toBeInTheDocument()
    await input.fill('Je tape')
    await suggestion('Et le visa ?').click()
    await expect.element(log).toHaveFocus()
    await expect.poll(messageTexts).toHaveLength(4)
    expect(messageTexts()[2]).toBe('Et le visa ?')
    await expect.element(input).toHaveValue('Je tape')
  })

  test('are hidden while an answer is awaited', async () => {
    const { handler, release } = heldAnswer()
    await openChat({ handlers: [handler] })
    await suggestion('Faut-il un visa').click()
    await expect.element(typing).toBeInTheDocument()
    await expect.element(chat.getByRole('group').getByRole('button')).not.toBeInTheDocument()
    await expect.element(input).toHaveValue('')
    release()
    await expect.element(typing).not.toBeInTheDocument()
  })
})

describe('an answer', () => {
  test('is shown as text with its line breaks, even if it contains markup', async () => {
    const response = '<b>Non</b> <img src=x onerror=alert(1)>\n[lien](https://exemple.fr) https://exemple.fr'
    await openChat({ handlers: [answering({ response })] })
    await ask('Gras ?')
    await expect.poll(messageTexts).toEqual(['Gras ?', response])
    expect(log.element().querySelectorAll('b, img, a')).toHaveLength(0)
    const answer = [...document.querySelectorAll('[role=log] li > p')].at(-1)
    expect(answer && getComputedStyle(answer).whiteSpace).toContain('pre-line')
  })

  test('is shown from its beginning when it is longer than the log', async () => {
    await openChat({ handlers: [answering({ response: `Début\n${'Suite. '.repeat(400)}Fin` })] })
    await ask('Tout ?')
    await expect.poll(messageTexts).toHaveLength(2)
    const box = log.element().getBoundingClientRect()
    const { top } = messages.nth(1).element().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(box.top)
    expect(top).toBeLessThan(box.top + 40)
  })

  test('fits the panel when it is one very long word', async () => {
    await openChat({ handlers: [answering({ response: 'a'.repeat(1_000_000) })] })
    await ask('b'.repeat(500))
    await expect.poll(messageTexts).toHaveLength(2)
    expect(log.element().scrollWidth).toBe(log.element().clientWidth)
  })
})
