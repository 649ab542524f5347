import { useLocation, useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * The id in the address. What it names, a <details> or what holds one, is opened each time the address is followed, also
 * from itself.
 */
export function useLinkedDetails(): string {
  const router = useRouter()
  const linked = useLocation({ select: ({ hash }) => hash })
  useLayoutEffect(() => {
    const openNamed = () => {
      const named = document.getElementById(router.latestLocation.hash)
      const details = named instanceof HTMLDetailsElement ? named : named?.querySelector('details')
      if (details) details.open = true
    }
    openNamed()
    return router.subscribe('onRendered', openNamed)
  }, [router])
  return linked
}
