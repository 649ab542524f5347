import { QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { listStorage, readStoredLists } from '#src/storage/stored-lists.ts'
import { renderApp } from '#tests/render-app.tsx'

export const keysOf = {
  language: 'dia-madagascar/language',
  appPopup: 'dia-madagascar/app-popup',
  messages: 'dia-madagascar/chat-messages',
  session: 'dia-madagascar/chat-session',
  receipts: 'dia-madagascar/receipts',
  offlineCircuits: 'dia-madagascar/offline-circuits',
  keptPlaces: 'dia-madagascar/kept-places',
}

export const storedData = page.getByRole('region', { name: 'Gardé en ce moment sur cet appareil' })
export const title = storedData.getByRole('heading')
export const rows = storedData.getByRole('listitem')
export const row = (name: string) => rows.filter({ hasText: name })
export const eraseButton = (name: string) =>
  storedData.getByRole('button', { name: `Effacer\u202f: ${name}`, exact: true })
export const eraseAllButton = storedData.getByRole('button', { name: 'Tout effacer' })
export const nothing = storedData.getByText('Rien n’est gardé sur cet appareil.')
export const picker = page.getByRole('banner').getByRole('button', { name: /^Langue/ })

export const contactDraft = 'Brouillon\u202f: message de contact'
export const conversation = 'Conversation avec l’assistant'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const now = new Date(2027, 4, 20, 12)
export const ago = (milliseconds: number) => now.getTime() - milliseconds

export async function open() {
  const app = await renderApp('/confidentialite')
  await expect.element(storedData).toBeVisible()
  await expect.element(storedData.getByText('Lecture en cours…')).not.toBeInTheDocument()
  return app
}

export function listed(): string[] {
  return rows.elements().map((element) => element.querySelector('p')?.textContent ?? '')
}

export function storeDraft(form: string, values: object, savedAt = Date.now()) {
  sessionStorage.setItem(`draft/${form}`, JSON.stringify({ values, savedAt }))
}

export function storeConversation(timestamp: string) {
  localStorage.setItem(keysOf.messages, JSON.stringify([{ id: '1', type: 'user', content: 'Bonjour', timestamp }]))
}

export function storeOfflineCircuit(savedAt: number) {
  const circuit = { slug: 'nord', name: 'Nord', savedAt, bytes: 2_000_000, pictures: ['/nord.avif'] }
  localStorage.setItem(keysOf.offlineCircuits, JSON.stringify([circuit]))
}

export function storeKeptPlace(keptAt: number) {
  const place = { slug: 'anakao', name: 'Anakao', circuit: 'sud', keptAt }
  localStorage.setItem(keysOf.keptPlaces, JSON.stringify([place]))
}

export function storeInAnotherTab(key: string, newValue: string) {
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
}

/** Stores a list of the API as an earlier visit would. */
export async function storeList(name: string, dataUpdatedAt: number, data: unknown = [], buster = '1.0') {
  const queryClient = new QueryClient()
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: [name] })
  query.setData(data, { updatedAt: dataUpdatedAt, manual: true })
  const { queryKey, queryHash, state } = query
  await listStorage.setItem(`list-${queryHash}`, { buster, queryKey, queryHash, state })
}

/** The names of the stored lists. */
export async function storedLists() {
  const stored = await readStoredLists()
  return stored.map(([, { queryKey }]) => queryKey[0])
}

/** For a button that the open assistant may cover. */
export async function clickBehindChat(button: typeof eraseAllButton) {
  await expect.element(button).toBeInTheDocument()
  const element = button.element()
  if (element instanceof HTMLElement) element.click()
}
