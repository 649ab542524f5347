import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Opens the <details> that the URL's hash names, or the one inside the element it names: on mount, and on each navigation,
 * including a repeated one.
 */
export function useLinkedDetails(): void {
  const router = useRouter()
  useLayoutEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(router.latestLocation.hash)
      const details = target instanceof HTMLDetailsElement ? target : target?.querySelector('details')
      if (details) details.open = true
    }
    openTarget()
    return router.subscribe('onRendered', openTarget)
  }, [router])
}
