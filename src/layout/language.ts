import { useSyncExternalStore } from 'react'
import { readEntry, type StoredEntry, watchErasure, writeEntry } from '#src/storage/stored-entry.ts'
import { momentOf, type StoredThing, thingOf } from '#src/storage/stored-thing.ts'

export const languages = [
  { code: 'FR', name: 'Français', tag: 'fr' },
  { code: 'EN', name: 'English', tag: 'en' },
  { code: 'ZH', name: '中文', tag: 'zh' },
  { code: 'DE', name: 'Deutsch', tag: 'de' },
] as const

type LanguageCode = (typeof languages)[number]['code']

/** The code and since when: 'EN 2027-05-10T09:00:00.000Z'. The code alone is of an earlier version. */
const entry: StoredEntry = { area: 'local', key: 'dia-madagascar/language' }

const listeners = new Set<() => void>()

/** The choice that storage refused to keep: it holds until the page is left. */
let unsaved: LanguageCode | undefined

function readLanguage(): LanguageCode {
  return unsaved ?? languages.find(({ code }) => code === readStoredCode())?.code ?? 'FR'
}

// Blocked storage throws on every touch, and a language code is not worth a word about it.
function readStoredCode(): string | undefined {
  try {
    return readEntry(entry)?.split(' ')[0]
  } catch {
    return undefined
  }
}

/** Remembers the choice, here and in the site's other tabs. It changes the displayed code alone. */
export function chooseLanguage(code: LanguageCode): void {
  try {
    writeEntry(entry, `${code} ${new Date().toISOString()}`)
    unsaved = undefined
  } catch {
    unsaved = code
  }
  for (const changed of listeners) changed()
}

export function useLanguage(): LanguageCode {
  return useSyncExternalStore(subscribe, readLanguage, () => 'FR')
}

export function storedLanguage(): StoredThing[] {
  return thingOf([entry], (choice) => ({
    name: 'Langue choisie',
    kept: 'sur cet appareil, jusqu’à ce que vous l’effaciez',
    savedAt: momentOf(choice?.split(' ')[1]),
  }))
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  // First, so that what is read next is what others left.
  const stopWatching = watchErasure(entry, () => {
    unsaved = undefined
  })
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    stopWatching()
    removeEventListener('storage', changed)
  }
}
