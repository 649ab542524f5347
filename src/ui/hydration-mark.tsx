import { useEffect } from 'react'

declare global {
  interface DocumentEventMap {
    /** React has hydrated one more part of the document. */
    'part-alive': Event
  }
}

/**
 * Stands last in each part of the site that the router wraps in a <Suspense>: React hydrates a page of the build part
 * by part, and nobody else tells when one is done.
 */
export function HydrationMark() {
  useEffect(() => {
    document.dispatchEvent(new Event('part-alive'))
  }, [])
  return null
}
