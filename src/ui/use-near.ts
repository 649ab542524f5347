import { type RefObject, useEffect, useState } from 'react'

/** Of the window's size: who scrolls on finds there what belongs there. */
const margin = '100%'

/** Whether the element has come near the window, or `otherwise` has happened: who reads without scrolling comes to it too. */
export function useNear(element: RefObject<Element | null>, otherwise: Promise<unknown>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come()
      },
      { rootMargin: margin },
    )
    const come = () => {
      observer.disconnect()
      setNear(true)
    }
    void otherwise.then(come)
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, otherwise])
  return near
}
