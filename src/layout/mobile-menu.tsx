import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { CircuitsLink } from '#src/layout/circuits-link.tsx'
import { LanguageList } from '#src/layout/language-picker.tsx'
import { callToAction, navigation } from '#src/layout/navigation.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { useDisclosure } from '#src/ui/hooks/use-disclosure.ts'
import { Icon } from '#src/ui/icon.tsx'
import { SosMark } from '#src/ui/sos-mark.tsx'

const entry =
  'flex min-h-14 items-center border-b border-line py-2 font-display text-[1.375rem]/tight font-extrabold text-text no-underline'

type MobileMenuProps = {
  menu: ReturnType<typeof useDisclosure>
  onPicture: boolean
  className: string
}

/** The hamburger button and its menu. */
export function MobileMenu({ menu, onPicture, className }: MobileMenuProps) {
  const id = useId()
  const { open, container, button, toggle, closeAndReturn } = menu
  return (
    <div ref={container} className={className}>
      <button
        ref={button}
        type="button"
        aria-label={open ? 'Fermer le menu' : 'Ouvrir le menu'}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className={`grid size-12 place-items-center rounded-panel ${onPicture ? 'bg-scrim' : '-mr-[12px]'}`}
      >
        <Icon name={open ? 'close' : 'menu'} className="size-6" />
      </button>
      <noscript>
        <a
          href={`#${id}`}
          aria-label="Ouvrir le menu"
          className="-mr-[12px] grid size-12 place-items-center text-current"
        >
          <Icon name="menu" className="size-6" />
        </a>
      </noscript>
      <div
        id={id}
        className={`absolute inset-x-0 top-full max-h-[calc(100dvh-var(--page-top))] overflow-y-auto overscroll-contain border-b border-line bg-paper text-text shadow-print print:hidden ${open ? '' : 'hidden [@media(scripting:none)]:target:block'}`}
      >
        <div className="wrap pt-2 pb-8">
          <nav aria-label="Navigation principale">
            <ul>
              {navigation.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    activeOptions={{ exact: to === '/', includeSearch: false }}
                    onClick={closeAndReturn}
                    className={`${entry} aria-[current=page]:border-b-3 aria-[current=page]:border-dusk`}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <CircuitsLink onClick={closeAndReturn} className={entry} />
          <Link to="/carnet" onClick={closeAndReturn} className={entry}>
            Votre carnet
          </Link>
          <Link to="/sos" onClick={closeAndReturn} className={entry}>
            <SosMark />
          </Link>
          <div data-needs-script>
            <p className="label mt-6 mb-2 text-route">Langue</p>
            {open && <LanguageList className="-mx-4 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]" />}
          </div>
          <ButtonLink to={callToAction.to} onClick={closeAndReturn} className="mt-6 w-full">
            {callToAction.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
