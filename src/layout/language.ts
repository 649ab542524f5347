import { storageKeys } from '#src/storage/keys.ts'
import { writeItem } from '#src/storage/web-storage.ts'
import { useStoredItem } from '#src/ui/hooks/use-stored-item.ts'

export const languages = [
  { code: 'FR', name: 'Français', tag: 'fr' },
  { code: 'EN', name: 'English', tag: 'en' },
  { code: 'ZH', name: '中文', tag: 'zh' },
  { code: 'DE', name: 'Deutsch', tag: 'de' },
] as const

type LanguageCode = (typeof languages)[number]['code']

/** Stores the choice for all tabs. It only changes the displayed code, since the site is not translated. */
export function chooseLanguage(code: LanguageCode): void {
  writeItem(storageKeys.language, `${code} ${new Date().toISOString()}`)
}

export function useLanguage(): LanguageCode {
  const [chosen] = useStoredItem(storageKeys.language)?.split(' ') ?? []
  return languages.find(({ code }) => code === chosen)?.code ?? 'FR'
}
