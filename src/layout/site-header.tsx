import { Link, useMatches } from '@tanstack/react-router'
import { Brand } from '#src/layout/brand.tsx'
import { LanguageDropdown } from '#src/layout/language-dropdown.tsx'
import { MobileMenu } from '#src/layout/mobile-menu.tsx'
import { advice, navigation } from '#src/layout/navigation.ts'
import { SiteStatus } from '#src/layout/site-status.tsx'
import { useDisclosure } from '#src/layout/use-disclosure.ts'
import { useScrolledPast } from '#src/layout/use-scrolled-past.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/**
 * The bar. On the home page it lies over the hero, which it takes no room from, until the page has been scrolled. Elsewhere it
 * becomes slightly more opaque then (section 2).
 */
export function SiteHeader() {
  const menu = useDisclosure()
  const onHome = useMatches({ select: (matches) => matches.at(-1)?.pathname === '/' })
  const scrolled = useScrolledPast(50)
  const isLight = !scrolled && !menu.open
  const onPicture = onHome && isLight
  const ground = isLight ? 'bg-paper/90' : 'bg-paper'
  // Elsewhere nobody sees the change, which a slow phone would paint frame by frame.
  const fading = onHome ? 'transition-colors duration-260 ease-move' : ''
  return (
    <header
      data-scrolled={scrolled}
      className={`sticky top-0 z-30 ${onHome ? 'h-0' : ''}`}
    >
      <div
        className={`@container relative ${fading} ${onPicture ? 'on-dark text-vanilla' : `text-text ${ground}`}`}
      >
        <SiteStatus />
        <div
          className={`wrap flex items-center gap-6 transition-[min-height] duration-260 ease-move ${onPicture ? 'min-h-15 @nav:min-h-18' : 'min-h-[calc(var(--bar-height)-7px)]'}`}
        >
          <Brand />
          <nav aria-label="Navigation principale" className="hidden @nav:block">
            <ul className="flex gap-6.5">
              {navigation.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    activeOptions={{ exact: to === '/' }}
                    className="block border-b-3 border-transparent py-2.25 text-base font-medium text-current no-underline hover:border-current aria-[current=page]:border-dusk forced-colors:not-aria-[current=page]:border-b-0 forced-colors:not-aria-[current=page]:pb-3"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageDropdown onPicture={onPicture} className="hidden @nav:block" />
          <div className="hidden @nav:block">
            <ButtonLink to={advice.to} look={onPicture ? 'paper' : 'filled'}>
              <span className="hidden @wide:inline">{advice.label}</span>
              <span className="@wide:hidden">{advice.short}</span>
            </ButtonLink>
          </div>
          <MobileMenu menu={menu} onPicture={onPicture} className="@nav:hidden" />
        </div>
        {!onPicture && <div className="lamba-thin" />}
      </div>
    </header>
  )
}
