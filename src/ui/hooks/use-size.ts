import { useCallback, useState } from 'react'

type Size = { width: number; height: number }

/** The size of the element with `ref`, in CSS pixels. Null until it has been measured. */
export function useSize() {
  const [size, setSize] = useState<Size | null>(null)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    // At once, because a page that is printed does not wait for the observer.
    const { width, height } = element.getBoundingClientRect()
    setSize({ width, height })
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}
