import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  alert,
  ask,
  chat,
  clearButton,
  failingAnswer,
  heldAnswer,
  input,
  log,
  messageTexts,
  openChat,
  opener,
  sendButton,
  suggestion,
  typing,
} from '#tests/screens/chat-window.ts'

const retryButton = chat.getByRole('button', { name: 'Réessayer' })

describe('a question that fails', () => {
  test('is put back into the input, with an error above it', async () => {
    await openChat({ handlers: [failingAnswer().handler] })
    await ask('Isalo')
    await expect.element(alert).toHaveTextContent(/^Erreur: 500$/)
    await expect.element(input).toHaveValue('Isalo')
    await expect.element(typing).not.toBeInTheDocument()
    expect(messageTexts()).toEqual([])
    await expect.element(sendButton).toBeEnabled()
  })

  test('has the emergency numbers and the SOS page beside the error', async () => {
    await openChat({ handlers: [failingAnswer().handler] })
    await ask('ma femme ne respire plus')
    await expect.element(chat.getByText(/En danger\s: Police 117/)).toBeVisible()
    await expect.element(chat.getByRole('link', { name: '117' })).toHaveAttribute('href', 'tel:117')
    await expect.element(chat.getByRole('link', { name: '124' })).toHaveAttribute('href', 'tel:124')
    await expect.element(chat.getByRole('link', { name: 'fiche SOS' })).toHaveAttribute('href', '/sos')
  })

  test('shows its error again when the panel is closed and opened', async () => {
    await openChat({ handlers: [failingAnswer().handler] })
    await ask('Isalo')
    await expect.element(alert).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await opener.click()
    await expect.element(alert).toBeVisible()
  })

  test('can be sent again from the input', async () => {
    const { handler, recover } = failingAnswer()
    await openChat({ handlers: [handler] })
    await ask('Isalo')
    await expect.element(alert).toBeVisible()
    recover()
    await userEvent.keyboard('{Enter}')
    await expect.poll(messageTexts).toHaveLength(2)
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(input).toHaveValue('')
  })

  test('does not replace what was typed meanwhile, and can be sent again from the error', async () => {
    const { handler, recover } = failingAnswer()
    await openChat({ handlers: [handler] })
    await input.fill('Je tape')
    await suggestion('Faut-il un visa').click()
    await expect.element(alert).toBeVisible()
    await expect.element(input).toHaveValue('Je tape')
    await expect.element(chat.getByText(/^«.Faut-il un visa.\?.»$/)).toBeVisible()
    recover()
    await retryButton.click()
    await expect.element(log).toHaveFocus()
    await expect.poll(messageTexts).toHaveLength(2)
    expect(messageTexts()[0]).toContain('Faut-il un visa')
    await expect.element(input).toHaveValue('Je tape')
  })

  test('stays in the input without its error when the conversation is cleared', async () => {
    await openChat({ handlers: [failingAnswer().handler] })
    await ask('Isalo')
    await expect.element(alert).toBeVisible()
    await clearButton.click()
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(input).toHaveValue('Isalo')
  })
})

test('a conversation that is cleared while an answer is awaited stays empty', async () => {
  const { handler, release } = heldAnswer()
  const { queryClient, requests } = await openChat({ handlers: [handler] })
  await ask('Visa ?')
  await expect.element(typing).toBeInTheDocument()
  await clearButton.click()
  await expect.element(typing).not.toBeInTheDocument()
  await expect.element(input).toHaveValue('')
  expect(requests.find(({ method }) => method === 'POST')?.signal.aborted).toBe(true)
  release()
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(messageTexts()).toEqual([])
  await ask('Isalo')
  await expect.poll(messageTexts).toHaveLength(2)
})
