import { useEffect, useRef } from 'react'
import { config } from '#src/config.ts'
import { NewVersionNotice } from '#src/layout/new-version-notice.tsx'
import { useOnline } from '#src/layout/use-online.ts'

const tab =
  'rounded-b-panel px-2 pt-1 pb-1.25 text-center text-[0.75rem]/[1.3] font-semibold tracking-[-0.01em] xs:px-4.5 xs:text-label/[1.3] xs:tracking-normal'

/** What is true of the whole site for as long as it is shown: tabs that hang from the top edge, above the bar. */
export function SiteStatus() {
  const online = useOnline()
  const box = useRef<HTMLDivElement>(null)

  // How many lines the tabs take depends on the width, the text size and what there is to say: only the layout knows.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`
      const told = getComputedStyle(document.documentElement).getPropertyValue('--site-notice-height')
      // The whole page is styled anew for it.
      if (told !== height) style.setProperty('--site-notice-height', height)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--site-notice-height')
    }
  }, [])

  return (
    <div ref={box} className="flex flex-wrap justify-center gap-x-3">
      {config.maintenanceMode && (
        <p data-site-notice className={`bg-raffia text-ink ${tab}`}>
          Mode démonstration : vos demandes ne sont pas transmises.
        </p>
      )}
      {/* Readers announce what appears in a region that was there before. */}
      <div role="status" className="contents">
        {!online && (
          <p className={`bg-ink text-vanilla ${tab}`}>
            Vous êtes hors ligne
          </p>
        )}
        <NewVersionNotice className={tab} />
      </div>
    </div>
  )
}
