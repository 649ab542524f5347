import { http, HttpResponse } from 'msw'
import { beforeAll, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prepareAssistant } from '#mocks/assistant/answer-message.ts'
import type { ChatReply } from '#src/contract/chat.ts'
import { renderApp } from '#tests/render-app.tsx'
import { answersTo } from '#tests/screens/form-helpers.ts'

const path = '/chatbot/message/'
const answers = answersTo(path)

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

// The assistant of the mock API learns once in each page, and this module is loaded once, too. It may take longer than a test may.
beforeAll(prepareAssistant, 60_000)

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
export const answering = (reply: Partial<ChatReply>) => answers.answering({ response: 'Oui.', ...reply })

/** The assistant answers every question with 'Bonjour', but not before `release` is called. */
export const heldAnswer = () => answers.answeringLate({ response: 'Bonjour', session_id: 'late' })

/** The assistant answers 500 until `recover` is called. */
export function failingAnswer() {
  let isFailing = true
  return {
    handler: http.post(`*/api${path}`, () => (isFailing ? HttpResponse.json({}, { status: 500 }) : undefined)),
    recover: () => {
      isFailing = false
    },
  }
}

/** The messages in the log, without the texts for screen readers. */
export function messageTexts(): string[] {
  return [...document.querySelectorAll('[role=log] li > p')].map((text) => text.textContent)
}
