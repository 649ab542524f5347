import { useCallback, useState } from 'react'

/** Whether the element that takes `ref` has been in view, if only once. */
export function useSeen() {
  const [seen, setSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, seen }
}
