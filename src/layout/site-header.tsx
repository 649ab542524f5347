import { Link, useMatches } from '@tanstack/react-router'
import { CircuitsLink } from '#src/layout/circuits-link.tsx'
import { Brand } from '#src/layout/brand.tsx'
import { LanguageDropdown } from '#src/layout/language-picker.tsx'
import { MobileMenu } from '#src/layout/mobile-menu.tsx'
import { callToAction, navigation } from '#src/layout/navigation.ts'
import { SiteStatus } from '#src/layout/site-status.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { useDisclosure } from '#src/ui/hooks/use-disclosure.ts'
import { useScrolledPast, useScrollingDown } from '#src/ui/hooks/use-scroll.ts'
import { Icon } from '#src/ui/icon.tsx'

const entry =
  'border-b-3 border-transparent py-2.25 text-base font-medium whitespace-nowrap text-current no-underline hover:border-current forced-colors:not-aria-[current=page]:border-b-0 forced-colors:not-aria-[current=page]:pb-3'

/** Pixels. More than the header is high, or it would leave a gap at the top of the page. */
const movesUpBelow = 200

/**
 * On the home page it is transparent over the hero until the page is scrolled. Elsewhere it only becomes more opaque. On phones
 * its bar, but not the banners, is away while the page is scrolled down.
 */
export function SiteHeader() {
  const menu = useDisclosure()
  const onHome = useMatches({ select: (matches) => matches.at(-1)?.pathname === '/' })
  const scrolled = useScrolledPast(50)
  const isBelow = useScrolledPast(movesUpBelow)
  const isScrollingDown = useScrollingDown()
  const isTranslucent = !scrolled && !menu.open
  const onPicture = onHome && isTranslucent
  const background = isTranslucent ? 'bg-paper/90' : 'bg-paper'
  // On other pages the change of colour is too small to be worth a repaint per frame on slow phones.
  const transition = onHome ? 'transition' : 'transition-[translate]'
  return (
    <header
      data-scrolled={scrolled}
      data-bar-leaves={isScrollingDown && isBelow && !menu.open}
      className={`pointer-events-none sticky z-30 *:pointer-events-auto [@media(height<30rem)]:relative ${onHome ? 'h-0' : ''}`}
    >
      <SiteStatus />
      <div
        className={`@container relative duration-260 ease-move ${transition} ${onPicture ? 'on-dark text-vanilla' : `text-text ${background}`}`}
      >
        <div
          className={`wrap flex items-center gap-3 @spacious:gap-4 transition-[min-height] duration-260 ease-move ${onPicture ? 'min-h-15 @nav:min-h-18' : 'min-h-[calc(var(--bar-height)-7px)]'}`}
        >
          <Brand />
          <nav aria-label="Navigation principale" className="hidden @nav:block">
            <ul className="flex gap-3 @spacious:gap-4">
              {navigation.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    activeOptions={{ exact: to === '/', includeSearch: false }}
                    className={`${entry} block aria-[current=page]:border-dusk`}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <CircuitsLink className={`${entry} hidden @nav:block print:hidden`} />
          <Link
            to="/carnet"
            title="Votre carnet"
            className={`${entry} -mx-3 hidden min-h-11 items-center gap-1.5 px-3 @nav:flex aria-[current=page]:border-dusk print:hidden`}
          >
            <Icon name="keep" />
            <span className="sr-only @ample:not-sr-only">Carnet</span>
          </Link>
          <LanguageDropdown onPicture={onPicture} className="hidden @nav:block" />
          <div className="hidden @nav:block">
            <ButtonLink to={callToAction.to} look={onPicture ? 'paper' : 'filled'}>
              <span className="hidden @roomy:inline">{callToAction.label}</span>
              <span className="@roomy:hidden">{callToAction.short}</span>
            </ButtonLink>
          </div>
          <MobileMenu menu={menu} onPicture={onPicture} className="@nav:hidden" />
        </div>
        {!onPicture && <div className="lamba-thin forced-colors:border" />}
      </div>
    </header>
  )
}
