import type * as z from 'zod/mini'
import type { StorageArea, StorageKey } from '#src/storage/keys.ts'

/** Values that could not be stored, because the browser's storage is blocked or full. They last until the page is left. */
const unsaved: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() }

/** Notifies this page of its own changes; `storage` events notify other tabs. */
const changes = new EventTarget()

export function readItem({ area, key }: StorageKey): string | undefined {
  try {
    return unsaved[area].get(key) ?? storageOf(area).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Where storage is blocked or full, the value lasts until the page is left. */
export function writeItem({ area, key }: StorageKey, value: string): void {
  try {
    storageOf(area).setItem(key, value)
    unsaved[area].delete(key)
  } catch {
    unsaved[area].set(key, value)
  }
  changes.dispatchEvent(new Event('change'))
}

/** Notifies subscribers, like `writeItem`, even where nothing was stored. */
export function removeItem({ area, key }: StorageKey): void {
  unsaved[area].delete(key)
  try {
    storageOf(area).removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
  changes.dispatchEvent(new Event('change'))
}

/** Throws where the browser blocks its storage. */
export function listKeys(area: StorageArea): StorageKey[] {
  const keys = new Set([...Object.keys(storageOf(area)), ...unsaved[area].keys()])
  return [...keys].map((key) => ({ area, key }))
}

/** Whether a value under a key with this prefix would be lost when the page is left. */
export function hasUnsaved(area: StorageArea, prefix: string): boolean {
  return [...unsaved[area].keys()].some((key) => key.startsWith(prefix))
}

/** Calls back after every change, here or in another tab. Returns the unsubscribe function. */
export function subscribeToStorage(onChange: () => void): () => void {
  changes.addEventListener('change', onChange)
  addEventListener('storage', onChange)
  return () => {
    changes.removeEventListener('change', onChange)
    removeEventListener('storage', onChange)
  }
}

/** A stored JSON value; undefined where there is none, or where it does not match the schema. */
export function readJsonItem<Value>(item: StorageKey, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(readItem(item) ?? '')).data
  } catch {
    return undefined
  }
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
