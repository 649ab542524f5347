import { useLayoutEffect, useRef } from 'react'
import { useReducedMotion } from '#src/ui/reduced-motion.ts'

/** Where in a strip of tabs the mark was last. */
const lastPlaces = new WeakMap<Element, { left: number; width: number }>()

/** The lamba under the current tab. It travels from the tab that had it, and the strip scrolls to where it is. */
export function TabMark() {
  const still = useReducedMotion()
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const tab = mark.current?.parentElement
    const strip = tab?.parentElement
    if (!strip) return
    const { offsetLeft: left, offsetWidth: width } = tab
    // scrollIntoView would scroll the page too.
    strip.scrollTo({ left: left - 48 })
    const last = lastPlaces.get(strip)
    lastPlaces.set(strip, { left, width })
    if (!last || still) return
    const from = `translateX(${last.left - left}px) scaleX(${last.width / width})`
    mark.current?.animate({ transform: [from, 'none'] }, { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
  }, [still])
  return <span ref={mark} aria-hidden="true" className="lamba-thin absolute inset-x-0 bottom-0 origin-left forced-colors:bg-[CanvasText]" />
}
