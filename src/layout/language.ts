import { useSyncExternalStore } from 'react'

export const languages = [
  { code: 'FR', name: 'Français', tag: 'fr' },
  { code: 'EN', name: 'English', tag: 'en' },
  { code: 'ZH', name: '中文', tag: 'zh' },
  { code: 'DE', name: 'Deutsch', tag: 'de' },
] as const

type LanguageCode = (typeof languages)[number]['code']

const storageKey = 'dia-madagascar/language'

const listeners = new Set<() => void>()

/** The choice that storage refused to keep: it holds until the page is left. */
let unsaved: LanguageCode | undefined

function readLanguage(): LanguageCode {
  return unsaved ?? languages.find(({ code }) => code === readStorage())?.code ?? 'FR'
}

// Blocked storage throws on every touch, and a language code is not worth a word about it.
function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Remembers the choice, here and in the site's other tabs. It changes the displayed code alone. */
export function chooseLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(storageKey, code)
    unsaved = undefined
  } catch {
    unsaved = code
  }
  for (const changed of listeners) changed()
}

export function useLanguage(): LanguageCode {
  return useSyncExternalStore(subscribe, readLanguage, () => 'FR')
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
