import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  ask,
  brittleAnswer,
  chat,
  heldAnswer,
  input,
  openChat,
  said,
} from '#tests/screens/chat-window.ts'

describe('what is typed', () => {
  test('outlives a reload, and goes with its answer', async () => {
    const { screen } = await openChat()
    await input.fill('Je tape')
    await screen.unmount()
    await openChat()
    await expect.element(input).toHaveValue('Je tape')
    await userEvent.keyboard('{Enter}')
    await expect.poll(said).toHaveLength(2)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('outlives it beside a question that failed', async () => {
    const { screen } = await openChat({ handlers: [brittleAnswer().handler] })
    await input.fill('Je tape')
    await chat.getByRole('button', { name: /Faut-il un visa/ }).click()
    await expect.element(chat.getByRole('alert')).toBeVisible()
    await screen.unmount()
    await openChat()
    await expect.element(input).toHaveValue('Faut-il un visa\u202f? Je tape')
  })

  test('outlives a failure also when another question leaves after it', async () => {
    const { handler, mend } = brittleAnswer()
    await openChat({ handlers: [handler] })
    await input.fill('Quel temps en juin ?')
    await chat.getByRole('button', { name: /Faut-il un visa/ }).click()
    await expect.element(chat.getByRole('alert')).toBeVisible()
    mend()
    await input.click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(said).toHaveLength(2)
    expect(said()[0]).toBe('Quel temps en juin ?')
    await expect.element(input).toHaveValue('Faut-il un visa\u202f?')
  })

  test('outlives it also when it was on its way', async () => {
    const { handler, release } = heldAnswer()
    const { screen } = await openChat({ handlers: [handler] })
    await ask('Isalo')
    await expect.poll(said).toEqual(['Isalo'])
    await screen.unmount()
    release()
    await openChat()
    await expect.element(input).toHaveValue('Isalo')
    expect(said()).toEqual([])
  })
})
