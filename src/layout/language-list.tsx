import { Flag } from '#src/pictures/flag.tsx'
import { chooseLanguage, languages, useLanguage } from '#src/layout/language.ts'

/** The four languages as buttons, the current one marked. */
export function LanguageList({ className, onChosen }: { className: string; onChosen?: () => void }) {
  const current = useLanguage()
  return (
    <ul className={className}>
      {languages.map(({ code, name, tag }) => (
        <li key={code}>
          <button
            type="button"
            aria-current={code === current}
            onClick={() => {
              chooseLanguage(code)
              onChosen?.()
            }}
            className="flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left text-base/tight font-medium hover:bg-raised aria-[current=true]:font-semibold aria-[current=true]:text-route"
          >
            <Flag code={code} />
            <span lang={tag}>{name}</span>
            <span className="label ml-auto pl-3 text-soft">{code}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
