import { config } from '#src/config.ts'

/** localStorage or sessionStorage. */
export type StorageArea = 'local' | 'session'
export type StorageKey = { area: StorageArea; key: string }

/** Data from the embedded mock API must never be shown on a site with the real one. */
const prefix = config.maintenanceMode ? 'dia-madagascar/mock-' : 'dia-madagascar/'

/** A new key also needs words for the privacy page, in stored-items.ts. */
export const storageKeys = {
  language: { area: 'local', key: 'dia-madagascar/language' },
  appPopup: { area: 'session', key: 'dia-madagascar/app-popup' },
  chatMessages: { area: 'local', key: `${prefix}chat-messages` },
  chatSession: { area: 'local', key: `${prefix}chat-session` },
  receipts: { area: 'local', key: `${prefix}receipts` },
  offlineCircuits: { area: 'local', key: `${prefix}offline-circuits` },
  keptPlaces: { area: 'local', key: `${prefix}kept-places` },
} satisfies Record<string, StorageKey>

export const draftPrefix = 'draft/'

/** A form that keeps a draft. The privacy page has a name for each (stored-items.ts). */
export type FormName = 'home' | 'contact' | 'newsletter' | 'chat' | `circuit/${string}`

/** The boot script uses the same key (app/boot.ts). */
export function draftKey(form: string): StorageKey {
  return { area: 'session', key: `${draftPrefix}${form}` }
}
