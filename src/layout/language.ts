import { useSyncExternalStore } from 'react'
import type { StoredEntry } from '#src/storage/stored-entry.ts'
import { createStoredText } from '#src/storage/stored-text.ts'
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

const choice = createStoredText(entry)

function readLanguage(): LanguageCode {
  const [chosen] = choice.read()?.split(' ') ?? []
  return languages.find(({ code }) => code === chosen)?.code ?? 'FR'
}

/** Remembers the choice, here and in the site's other tabs. It changes the displayed code alone. */
export function chooseLanguage(code: LanguageCode): void {
  choice.write(`${code} ${new Date().toISOString()}`)
}

export function useLanguage(): LanguageCode {
  return useSyncExternalStore(choice.subscribe, readLanguage, () => 'FR')
}

export function storedLanguage(): StoredThing[] {
  return thingOf([entry], (text) => ({
    name: 'Langue choisie',
    kept: 'sur cet appareil, jusqu’à ce que vous l’effaciez',
    savedAt: momentOf(text?.split(' ')[1]),
  }))
}
