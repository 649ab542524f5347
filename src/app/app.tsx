import { IsRestoringProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect, useState } from 'react'
import type { AppRouter } from '#src/app/router.tsx'

type AppProps = {
  router: AppRouter
  /** When the copies in storage are in the cache: what they hold is not fetched. Left out where they are there already. */
  restored?: Promise<void>
}

export function App({ router, restored }: AppProps) {
  const [restoring, setRestoring] = useState(restored !== undefined)
  useEffect(() => {
    void restored?.then(() => setRestoring(false))
  }, [restored])
  return (
    <StrictMode>
      <IsRestoringProvider value={restoring}>
        <RouterProvider router={router} />
      </IsRestoringProvider>
    </StrictMode>
  )
}
