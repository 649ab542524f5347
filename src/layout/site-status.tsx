import { useEffect, useRef } from 'react'
import { config } from '#src/config.ts'
import { NewVersionNotice } from '#src/layout/new-version-notice.tsx'
import { useOnline } from '#src/ui/hooks/use-online.ts'

const bannerStyle =
  'rounded-b-panel px-2 pt-1 pb-1.25 text-center text-[0.75rem]/[1.3] font-semibold tracking-[-0.01em] xs:px-4.5 xs:text-label/[1.3] xs:tracking-normal'

/** Banners about the whole site, above the header. */
export function SiteStatus() {
  const online = useOnline()
  const container = useRef<HTMLDivElement>(null)

  // The layout below depends on the height of the banners, which only the browser knows.
  useEffect(() => {
    const element = container.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`
      const current = getComputedStyle(document.documentElement).getPropertyValue('--site-notice-height')
      // Setting it recalculates the styles of the whole page.
      if (current !== height) style.setProperty('--site-notice-height', height)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--site-notice-height')
    }
  }, [])

  return (
    <div ref={container} className="relative z-1 flex flex-wrap justify-center gap-x-3 print:hidden">
      {config.maintenanceMode && (
        <p data-site-notice className={`bg-raffia text-ink ${bannerStyle}`}>
          Mode démonstration : vos demandes ne sont pas transmises.
        </p>
      )}
      {/* Always rendered, because screen readers only announce changes inside an existing region. */}
      <div role="status" className="contents">
        {!online && <p className={`bg-ink text-vanilla ${bannerStyle}`}>Vous êtes hors ligne</p>}
        <NewVersionNotice className={bannerStyle} />
      </div>
    </div>
  )
}
