import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import { useCircuitCounts } from '#src/features/circuits/use-circuit-lists.ts'
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts'

/** The circuit's four tabs, each a page of its own. On narrow screens the strip scrolls. */
export function CircuitTabs({ circuit }: { circuit: Circuit }) {
  const counts = useCircuitCounts(circuit)
  const { strip, showMarker } = useTabStrip()
  const tabs = [
    { to: '/circuits/$slug', label: 'Aperçu' },
    { to: '/circuits/$slug/lieux', label: withCount('Lieux', counts.places) },
    { to: '/circuits/$slug/routes', label: withCount('Itinéraires', counts.routes) },
    { to: '/circuits/$slug/reserver', label: 'Réserver' },
  ] as const
  return (
    <nav aria-label={`Circuit ${circuit.name}`} className="w-full border-y border-line bg-paper">
      <div className="wrap">
        <div
          ref={strip}
          className="relative -mx-gutter flex gap-2.5 xs:gap-x-4 md:gap-7 max-xs:text-base overflow-x-auto scrollbar-none px-gutter lg:mr-[42%]"
        >
          {tabs.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              params={{ slug: circuit.slug }}
              activeOptions={{ exact: true, includeSearch: false, includeHash: false }}
              className="relative flex min-h-13 flex-none md:min-h-15 items-center font-semibold text-soft no-underline -outline-offset-3 hover:text-text aria-[current=page]:text-text"
            >
              {({ isActive }) => (
                <>
                  {label}
                  {isActive && (
                    <span
                      ref={showMarker}
                      aria-hidden="true"
                      className="lamba-thin absolute inset-x-0 bottom-0 origin-left forced-colors:bg-[CanvasText]"
                    />
                  )}
                </>
              )}
            </Link>
          ))}
        </div>
      </div>
    </nav>
  )
}

function withCount(label: string, count: number | null): string {
  return count === null ? label : `${label} (${count})`
}

type Position = { left: number; width: number }

/**
 * Slides the line under the active tab there from the previous one, and scrolls the strip to the tab. Positions are measured
 * before and after a change of tab, never in it: on a slow phone that would add a layout to each tap.
 */
function useTabStrip() {
  const strip = useRef<HTMLDivElement>(null)
  const [positions] = useState(() => new Map<Element, Position>())
  const lastTab = useRef<Element>(null)
  const reducedMotion = useReducedMotion()

  useEffect(() => {
    const tabs = [...(strip.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const observer = new ResizeObserver(() => {
      for (const tab of tabs) positions.set(tab, { left: tab.offsetLeft, width: tab.offsetWidth })
    })
    for (const tab of tabs) observer.observe(tab)
    return () => observer.disconnect()
  }, [positions])

  const showMarker = useCallback(
    (marker: HTMLElement) => {
      const tab = marker.parentElement
      if (!tab) return undefined
      const from = lastTab.current && positions.get(lastTab.current)
      const to = positions.get(tab)
      lastTab.current = tab
      if (from && to && !reducedMotion) {
        const start = `translateX(${from.left - to.left}px) scaleX(${from.width / to.width})`
        marker.animate({ transform: [start, 'none'] }, { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
      }
      // An observer reports for the first time after the next layout.
      const observer = new IntersectionObserver(() => {
        scrollStripTo(tab)
        observer.disconnect()
      })
      observer.observe(tab)
      return () => observer.disconnect()
    },
    [positions, reducedMotion],
  )

  return { strip, showMarker }
}

/** No further than it takes to show the tab, so that the first one stays if it can. `scrollIntoView` would scroll the page too. */
function scrollStripTo(tab: HTMLElement) {
  const strip = tab.parentElement
  if (!strip) return
  const margin = Number.parseFloat(getComputedStyle(strip).paddingLeft)
  const end = tab.offsetLeft + tab.offsetWidth + margin - strip.clientWidth
  strip.scrollLeft = Math.min(Math.max(strip.scrollLeft, end), tab.offsetLeft - margin)
}
