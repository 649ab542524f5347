import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ChatReply } from '#src/contract/chat.ts'
import { held } from '#tests/held.ts'
import { renderApp } from '#tests/render-app.tsx'

const address = '*/api/chatbot/message/'

export const chat = page.getByRole('dialog', { name: 'Assistant' })
export const log = chat.getByRole('log')
export const input = chat.getByPlaceholder('Posez votre question...')
export const sendButton = chat.getByRole('button', { name: 'Envoyer le message du chat' })
export const clearButton = chat.getByRole('button', { name: "Effacer l'historique" })
export const opener = page.getByRole('button', { name: 'Ouvrir le chat' })
export const typing = log.getByText('L’assistant écrit…')
export const alert = chat.getByRole('alert')
export const suggestion = (name: string) =>
  chat.getByRole('group', { name: 'Suggestions' }).getByRole('button', { name })
export const messages = log.getByRole('listitem')

export async function openChat(options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/test', options)
  await opener.click()
  await expect.element(chat).toBeVisible()
  return app
}

export async function ask(question: string) {
  await input.fill(question)
  await userEvent.keyboard('{Enter}')
}

/** The assistant answers every question with this. */
export function answering(reply: Partial<ChatReply>) {
  return http.post(address, () => HttpResponse.json({ response: 'Oui.', ...reply }))
}

/** The assistant answers every question with 'Bonjour', but not before `release` is called. */
export function heldAnswer() {
  const { promise, release } = held()
  const handler = http.post(address, async () => {
    await promise
    return HttpResponse.json({ response: 'Bonjour', session_id: 'late' })
  })
  return { handler, release }
}

/** The assistant answers 500 until `recover` is called. */
export function failingAnswer() {
  let isFailing = true
  return {
    handler: http.post(address, () => (isFailing ? HttpResponse.json({}, { status: 500 }) : undefined)),
    recover: () => {
      isFailing = false
    },
  }
}

/** The questions that were sent to the assistant. */
export function sentQuestions(requests: Request[]): Promise<unknown[]> {
  return Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.clone().json()))
}

/** The messages in the log, without the texts for screen readers. */
export function messageTexts(): string[] {
  return [...document.querySelectorAll('[role=log] li > p')].map((text) => text.textContent)
}
