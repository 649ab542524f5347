import { IsRestoringProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect, useState } from 'react'
import type { AppRouter } from '#src/app/router.tsx'

type AppProps = {
  router: AppRouter
  /** When the copies in storage are in the cache: what they hold is not fetched. */
  restored: Promise<void>
}

export function App({ router, restored }: AppProps) {
  const [restoring, setRestoring] = useState(true)
  useEffect(() => {
    void restored.then(() => setRestoring(false))
  }, [restored])
  return (
    <StrictMode>
      <IsRestoringProvider value={restoring}>
        <RouterProvider router={router} />
      </IsRestoringProvider>
    </StrictMode>
  )
}
