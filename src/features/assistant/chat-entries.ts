import { modePrefix } from '#src/storage/mode-prefix.ts'
import type { StoredEntry } from '#src/storage/stored-entry.ts'

/** The two entries of the browser's storage in which the conversation outlives the page (section 9). */
export const messagesEntry: StoredEntry = { area: 'local', key: `dia-madagascar/${modePrefix}chat-messages` }
export const sessionEntry: StoredEntry = { area: 'local', key: `dia-madagascar/${modePrefix}chat-session` }
