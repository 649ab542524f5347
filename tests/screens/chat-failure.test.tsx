import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  alert,
  ask,
  brittleAnswer,
  chat,
  clearButton,
  heldAnswer,
  input,
  log,
  openChat,
  opener,
  said,
  sendButton,
  suggestion,
  typing,
} from '#tests/screens/chat-window.ts'

describe('a failure', () => {
  test('is told in the red box, takes the question out of the log and gives it back', async () => {
    const { handler, mend } = brittleAnswer()
    await openChat({ handlers: [handler] })
    await ask('Isalo')
    await expect.element(alert).toHaveTextContent(/^Erreur: 500$/)
    await expect.element(input).toHaveValue('Isalo')
    await expect.element(typing).not.toBeInTheDocument()
    expect(said()).toEqual([])
    await expect.element(sendButton).toBeEnabled()

    await userEvent.keyboard('{Escape}')
    await opener.click()
    await expect.element(alert).toBeVisible()

    mend()
    await sendButton.click()
    await expect.element(alert).not.toBeInTheDocument()
    await expect.poll(said).toHaveLength(2)
    await expect.element(input).toHaveValue('')
  })

  test('that comes at once can be answered at once by another press of the key', async () => {
    const { handler, mend } = brittleAnswer()
    await openChat({ handlers: [handler] })
    await input.fill('Isalo')
    pressAt(1000)
    await expect.element(alert).toBeVisible()
    mend()
    pressAt(1100)
    await expect.poll(said).toHaveLength(2)
  })

  test('leaves what was typed meanwhile, and its question can be sent again', async () => {
    const { handler, mend } = brittleAnswer()
    await openChat({ handlers: [handler] })
    await input.fill('Je tape')
    await suggestion('Faut-il un visa').click()
    await expect.element(alert).toBeVisible()
    await expect.element(input).toHaveValue('Je tape')
    await expect.element(chat.getByText(/^«.Faut-il un visa.\?.»$/)).toBeVisible()
    mend()
    await chat.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(said).toHaveLength(2)
    expect(said()[0]).toContain('Faut-il un visa')
    await expect.element(input).toHaveValue('Je tape')
    await expect.element(alert).not.toBeInTheDocument()
  })

  test('is tried again with the question as it was corrected', async () => {
    const { handler, mend } = brittleAnswer()
    await openChat({ handlers: [handler] })
    await ask('Isalo')
    await expect.element(alert).toBeVisible()
    await input.fill('Ifaty')
    mend()
    await chat.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(said).toHaveLength(2)
    expect(said()[0]).toBe('Ifaty')
  })

  test('goes when the conversation is cleared', async () => {
    await openChat({ handlers: [brittleAnswer().handler] })
    await ask('Isalo')
    await expect.element(alert).toBeVisible()
    await clearButton.click()
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(input).toHaveValue('Isalo')
  })
})

test('a conversation that is cleared while an answer is on its way stays empty', async () => {
  const { handler, release } = heldAnswer()
  const { queryClient, requests } = await openChat({ handlers: [handler] })
  await ask('Visa ?')
  await expect.element(typing).toBeInTheDocument()
  await clearButton.click()
  await expect.element(log).toHaveTextContent(/Je suis l’assistant automatique/)
  expect(requests.find(({ method }) => method === 'POST')?.signal.aborted).toBe(true)
  release()
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(said()).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
  await ask('Isalo')
  await expect.poll(said).toHaveLength(2)
})

/** What the Enter key makes of a form; so many milliseconds after the page was opened. */
function pressAt(moment: number) {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(press, 'timeStamp', { value: moment })
  sendButton.element().dispatchEvent(press)
}
