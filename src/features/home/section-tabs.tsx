import { useEffect, useRef } from 'react'
import { sections, useCurrentSection } from '#src/features/home/home-section.tsx'
import { useMovesUp } from '#src/ui/hooks/use-moves-up.ts'

/** Sticks below the site header, and on phones moves away with it. Low windows have no room for it. */
export function SectionTabs() {
  const current = useCurrentSection()
  const strip = useRef<HTMLDivElement>(null)
  const { mark, isUp } = useMovesUp()

  useEffect(() => {
    const tab = strip.current?.querySelectorAll('a')[Math.max(current, 0)]
    // scrollIntoView would scroll the page too.
    if (tab) strip.current?.scrollTo({ left: tab.offsetLeft - 40 })
  }, [current])

  return (
    <>
      <span ref={mark} className="sticky-mark" />
      <nav
        aria-label="Sections"
        data-page-bar
        data-leaves={isUp}
        className="sticky top-(--header-height) z-4 border-b border-line bg-paper transition-[translate] duration-260 ease-move xl:mt-2.25 [@media(height<30rem)]:static"
      >
        <div
          ref={strip}
          className="scrollbar-none wrap relative flex gap-[clamp(20px,4vw,52px)] overflow-x-auto scroll-smooth motion-reduce:scroll-auto lg:pl-[calc(var(--spacing-gutter)+8px)]"
        >
          {sections.map(({ id, label }, index) => (
            <a
              key={id}
              href={`#${id}`}
              aria-current={index === current ? 'true' : undefined}
              className="group relative flex min-h-(--page-bar-height) shrink-0 items-center gap-2.5 text-base font-semibold text-soft no-underline transition-colors duration-160 hover:text-text focus-visible:-outline-offset-3 aria-current:text-text"
            >
              <b
                aria-hidden="true"
                className="grid size-7 place-items-center rounded-full border-2 border-route font-display text-small/none font-extrabold text-route transition-colors duration-260 group-aria-current:bg-route group-aria-current:text-paper forced-colors-fill"
              >
                {index + 1}
              </b>
              {label}
              <span className="lamba-thin absolute inset-x-0 bottom-0 origin-left scale-x-0 transition-transform duration-260 ease-move group-aria-current:scale-x-100 forced-colors:bg-[CanvasText]" />
            </a>
          ))}
        </div>
      </nav>
    </>
  )
}
