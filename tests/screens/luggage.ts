import { createStore, keys, set } from 'idb-keyval'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

/** The list of what is stored on this device, on the privacy page. */
export const luggage = page.getByRole('region', { name: 'Gardé en ce moment sur cet appareil' })
export const luggageTitle = luggage.getByRole('heading')
const rows = luggage.getByRole('listitem')
export const row = (name: string) => rows.filter({ hasText: name })
export const eraseButton = (name: string) =>
  luggage.getByRole('button', { name: `Effacer\u202f: ${name}`, exact: true })
export const eraseAllButton = luggage.getByRole('button', { name: 'Tout effacer' })
export const nothing = luggage.getByText('Rien n’est gardé sur cet appareil.')
export const news = page.getByRole('status')

export const keysOf = {
  language: 'dia-madagascar/language',
  refusal: 'dia-madagascar/app-popup',
  messages: 'dia-madagascar/mock-chat-messages',
  session: 'dia-madagascar/mock-chat-session',
}

export async function openLuggage(options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/confidentialite', options)
  await expect.element(luggage).toBeVisible()
  await expect.element(luggage.getByText('Lecture en cours…')).not.toBeInTheDocument()
  return app
}

/** The names of what is listed, in order. */
export function listed(): string[] {
  return rows.elements().map((element) => element.querySelector('p')?.textContent ?? '')
}

const lists = createStore('dia-madagascar', 'query-cache')

export function storeList(key: string, updatedAt: number, data: unknown = []) {
  return set(key, { data, updatedAt }, lists)
}

export function storedLists() {
  return keys<string>(lists)
}

export function storeConversation(...messages: { content: string; timestamp: string }[]) {
  const records = messages.map((message) => ({ id: message.content, type: 'user', ...message }))
  localStorage.setItem(keysOf.messages, JSON.stringify(records))
}

/** Presses what the open assistant may cover. */
export async function press(button: typeof eraseAllButton) {
  await expect.element(button).toBeInTheDocument()
  const element = button.element()
  if (element instanceof HTMLElement) element.click()
}
