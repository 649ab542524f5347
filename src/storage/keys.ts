import { config } from '#src/config.ts'

/** localStorage or sessionStorage. */
export type StorageArea = 'local' | 'session'
export type StorageKey = { area: StorageArea; key: string }

/** Data from the embedded mock API must never be shown on a site with the real one. */
const prefix = config.maintenanceMode ? 'dia-madagascar/mock-' : 'dia-madagascar/'

// Add every new key here, and describe it for the privacy page in stored-items.ts.

export const languageKey: StorageKey = { area: 'local', key: 'dia-madagascar/language' }
export const appPopupKey: StorageKey = { area: 'session', key: 'dia-madagascar/app-popup' }
export const chatMessagesKey: StorageKey = { area: 'local', key: `${prefix}chat-messages` }
export const chatSessionKey: StorageKey = { area: 'local', key: `${prefix}chat-session` }
export const receiptsKey: StorageKey = { area: 'local', key: `${prefix}receipts` }
export const offlineCircuitsKey: StorageKey = { area: 'local', key: `${prefix}offline-circuits` }
export const keptPlacesKey: StorageKey = { area: 'local', key: `${prefix}kept-places` }

export const draftPrefix = 'draft/'

/** A form that keeps a draft. The privacy page has a name for each (stored-items.ts). */
export type FormName = 'home' | 'contact' | 'newsletter' | 'chat' | `circuit/${string}`

/** The boot script uses the same key (app/boot.ts). */
export function draftKey(form: string): StorageKey {
  return { area: 'session', key: `${draftPrefix}${form}` }
}
