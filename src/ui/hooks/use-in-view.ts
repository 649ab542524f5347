import { useCallback, useState } from 'react'

type Options = {
  /** As in IntersectionObserver: '100%' starts one window ahead. */
  rootMargin?: string
  /** Milliseconds after which the element counts as seen anyway. */
  timeout?: number
}

/** Whether the element with `ref` has ever been in view. */
export function useInView({ rootMargin = '0px', timeout }: Options = {}) {
  const [seen, setSeen] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) markSeen()
        },
        { rootMargin },
      )
      const markSeen = () => {
        observer.disconnect()
        setSeen(true)
      }
      observer.observe(element)
      const timer = timeout === undefined ? undefined : setTimeout(markSeen, timeout)
      return () => {
        observer.disconnect()
        clearTimeout(timer)
      }
    },
    [rootMargin, timeout],
  )
  return { ref, seen }
}
