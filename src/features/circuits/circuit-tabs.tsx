import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import { useCircuitCounts } from '#src/features/circuits/use-circuit-lists.ts'
import { useReducedMotion } from '#src/ui/hooks/use-reduced-motion.ts'

/** The circuit's four tabs, each a page of its own. On narrow screens the strip scrolls. */
export function CircuitTabs({ circuit }: { circuit: Circuit }) {
  const counts = useCircuitCounts(circuit)
  const tabs = [
    { to: '/circuits/$slug', label: 'Aperçu' },
    { to: '/circuits/$slug/lieux', label: withCount('Lieux', counts.places) },
    { to: '/circuits/$slug/routes', label: withCount('Itinéraires', counts.routes) },
    { to: '/circuits/$slug/reserver', label: 'Réserver' },
  ] as const
  return (
    <nav aria-label={`Circuit ${circuit.name}`} className="w-full border-y border-line bg-paper">
      <div className="wrap">
        <div className="relative -mx-gutter flex gap-2.5 xs:gap-x-4 md:gap-7 max-xs:text-base overflow-x-auto scrollbar-none px-gutter lg:mr-[42%]">
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
                  {isActive && <ActiveTabMarker />}
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

/** The last position of the marker, by tab strip. */
const lastPositions = new WeakMap<Element, { left: number; width: number }>()

/** The line under the active tab. It slides there from the previous one, and scrolls the strip to it. */
function ActiveTabMarker() {
  const reducedMotion = useReducedMotion()
  const marker = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const tab = marker.current?.parentElement
    const strip = tab?.parentElement
    if (!strip) return
    const { offsetLeft: left, offsetWidth: width } = tab
    // No further than it takes to show it, so that the first tab stays if it can. scrollIntoView would scroll the page too.
    const margin = Number.parseFloat(getComputedStyle(strip).paddingLeft)
    const end = left + width + margin - strip.clientWidth
    strip.scrollLeft = Math.min(Math.max(strip.scrollLeft, end), left - margin)
    const last = lastPositions.get(strip)
    lastPositions.set(strip, { left, width })
    if (!last || reducedMotion) return
    const from = `translateX(${last.left - left}px) scaleX(${last.width / width})`
    marker.current?.animate({ transform: [from, 'none'] }, { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
  }, [reducedMotion])
  return (
    <span
      ref={marker}
      aria-hidden="true"
      className="lamba-thin absolute inset-x-0 bottom-0 origin-left forced-colors:bg-[CanvasText]"
    />
  )
}
