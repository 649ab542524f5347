import { useLocation, useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/** The id in the address. The question that it names is opened each time the address is followed, also from itself. */
export function useLinkedQuestion(): string {
  const router = useRouter()
  const linked = useLocation({ select: ({ hash }) => hash })
  useLayoutEffect(() => {
    const openNamed = () => {
      const named = document.getElementById(router.latestLocation.hash)
      if (named instanceof HTMLDetailsElement) named.open = true
    }
    openNamed()
    return router.subscribe('onRendered', openNamed)
  }, [router])
  return linked
}
