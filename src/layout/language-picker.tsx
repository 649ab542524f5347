import { useId } from 'react'
import { chooseLanguage, languages, useLanguage } from '#src/layout/language.ts'
import { Flag } from '#src/pictures/flag.tsx'
import { useDisclosure } from '#src/ui/hooks/use-disclosure.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Also part of the mobile menu. */
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

export function LanguageDropdown({ onPicture, className }: { onPicture: boolean; className: string }) {
  const listId = useId()
  const current = useLanguage()
  const { open, container, button, toggle, closeAndReturn } = useDisclosure()
  return (
    <div ref={container} className={`relative ${className}`}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
        className={`flex min-h-11 items-center gap-1 rounded-panel pr-1.5 pl-2.5 text-base font-semibold ${onPicture ? 'bg-scrim' : ''}`}
      >
        <span className="sr-only">Langue : </span>
        {current}
        <Icon name="chevron" className={`size-5 transition duration-160 ease-move ${open ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={listId}
        hidden={!open}
        className="on-paper absolute top-full right-0 z-10 mt-2 w-56 rounded-paper bg-paper text-text shadow-print"
      >
        {open && <LanguageList className="py-1.5" onChosen={closeAndReturn} />}
        <div className="lamba-thin" />
      </div>
    </div>
  )
}
