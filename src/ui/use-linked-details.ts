import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Opens what the id in the address names, a <details> or what holds one: each time the address is followed, also from
 * itself, and when the component of the list comes, which may be after the page itself.
 */
export function useLinkedDetails(): void {
  const router = useRouter()
  useLayoutEffect(() => {
    const openNamed = () => {
      const named = document.getElementById(router.latestLocation.hash)
      const details = named instanceof HTMLDetailsElement ? named : named?.querySelector('details')
      if (details) details.open = true
    }
    openNamed()
    return router.subscribe('onRendered', openNamed)
  }, [router])
}
