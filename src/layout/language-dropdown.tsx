import { useId } from 'react'
import { useLanguage } from '#src/layout/language.ts'
import { LanguageList } from '#src/layout/language-list.tsx'
import { useDisclosure } from '#src/layout/use-disclosure.ts'
import { Icon } from '#src/ui/icon.tsx'

type LanguageDropdownProps = {
  onPicture: boolean
  className: string
}

/** The language picker of the bar. */
export function LanguageDropdown({ onPicture, className }: LanguageDropdownProps) {
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
        <Icon
          name="chevron"
          className={`size-5 transition duration-160 ease-move ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={listId}
        hidden={!open}
        className="absolute top-full right-0 z-10 mt-2 w-56 rounded-paper bg-paper text-text shadow-print"
      >
        <LanguageList className="py-1.5" onChosen={closeAndReturn} />
        <div className="lamba-thin" />
      </div>
    </div>
  )
}
