import { useCallback, useState } from 'react'
import { useScrollingDown } from '#src/ui/hooks/use-scroll.ts'

/**
 * Whether a bar that sticks below the site's header should move up with it: it sticks, and the page is being scrolled down.
 * `mark` is the ref of an empty element before it with the class `sticky-mark`; the bar itself has `data-up` or `data-leaves`
 * (styles.css).
 */
export function useMovesUp() {
  const isScrollingDown = useScrollingDown()
  const [isStuck, setStuck] = useState(false)
  const mark = useCallback((element: Element | null) => {
    if (!element) return
    // Only what is above the window counts as outside of it.
    const options = { root: document, rootMargin: '0px 0px 1000000px' }
    const observer = new IntersectionObserver((entries) => setStuck(entries.at(-1)?.isIntersecting === false), options)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { mark, isUp: isStuck && isScrollingDown }
}
