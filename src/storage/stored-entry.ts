/** One entry of the browser's own storage: of this tab alone (session), or of the site (local). */
export type StoredEntry = { area: 'session' | 'local'; key: string }

/** Tells that this page has stored or removed something, which the browser tells other tabs alone. */
const ownChanges = new EventTarget()

// Every function here throws where the browser blocks its storage, and `writeEntry` where storage is full.

export function readEntry({ area, key }: StoredEntry): string | null {
  return storageOf(area).getItem(key)
}

export function writeEntry({ area, key }: StoredEntry, value: string): void {
  storageOf(area).setItem(key, value)
  ownChanges.dispatchEvent(new Event('change'))
}

/** For the owner of the entry, who knows what is to become of its copy in memory. */
export function removeEntry({ area, key }: StoredEntry): void {
  storageOf(area).removeItem(key)
  ownChanges.dispatchEvent(new Event('change'))
}

/** For anybody else: tells this page too, as the browser tells other tabs, so that the owner drops what it remembers. */
export function eraseEntry({ area, key }: StoredEntry): void {
  const storageArea = storageOf(area)
  storageArea.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea }))
}

export function entriesUnder(area: StoredEntry['area'], prefix: string): StoredEntry[] {
  return Object.keys(storageOf(area))
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ area, key }))
}

/** Tells of every change, here or in another tab. Returns how to stop it. */
export function watchEntries(onChange: () => void): () => void {
  ownChanges.addEventListener('change', onChange)
  addEventListener('storage', onChange)
  return () => {
    ownChanges.removeEventListener('change', onChange)
    removeEventListener('storage', onChange)
  }
}

/**
 * Tells when somebody else has removed this entry: another tab, or `eraseEntry`. A storage that is emptied as a whole, by the
 * browser or its tools, takes nothing out of what is open. Returns how to stop it.
 */
export function watchErasure({ area, key }: StoredEntry, onErased: () => void): () => void {
  const hear = (change: StorageEvent) => {
    if (change.key === key && change.newValue === null && change.storageArea === storageOf(area)) onErased()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

function storageOf(area: StoredEntry['area']): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
