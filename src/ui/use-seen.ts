import { useCallback, useState } from 'react'

type Options = {
  /** How far from the window counts as in it, as CSS writes margins: '100%' is one window further. */
  rootMargin?: string
  /** Counts as if it had been seen. */
  otherwise?: Promise<unknown>
}

/** Whether the element that takes `ref` has been in view, if only once. */
export function useSeen({ rootMargin = '0px', otherwise }: Options = {}) {
  const [seen, setSeen] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) come()
        },
        { rootMargin },
      )
      const come = () => {
        observer.disconnect()
        setSeen(true)
      }
      void otherwise?.then(come)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [rootMargin, otherwise],
  )
  return { ref, seen }
}
