import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { AccessToken } from '#src/api/chat.ts'
import { config } from '#src/config.ts'
import { ErrorScreen } from '#src/layout/error-screen.tsx'
import { SiteFrame } from '#src/layout/site-frame.tsx'
import { NoticeProvider } from '#src/ui/notices.tsx'

const NotFoundScreen = lazy(async () => {
  const screen = await import('#src/layout/not-found-screen.tsx')
  return { default: screen.NotFoundScreen }
})

/** Available in the loader and the component of every route. */
type RouterContext = {
  queryClient: QueryClient
  chatAccessToken?: AccessToken
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: config.siteName }] }),
  component: Root,
  errorComponent: ErrorScreen,
  // For a notFound() that no other route handles, and for URLs that cannot be decoded, such as /%E0%A4%A.
  notFoundComponent: () => (
    <SiteFrame>
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    </SiteFrame>
  ),
})

function Root() {
  return (
    <NoticeProvider>
      <HeadContent />
      <Outlet />
    </NoticeProvider>
  )
}
