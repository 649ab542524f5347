import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { config } from '#src/config.ts'
import { BreakdownScreen } from '#src/layout/breakdown-screen.tsx'
import { SiteFrame } from '#src/layout/site-frame.tsx'
import type { RouterContext } from '#src/routes/-router-context.ts'
import { NoticeProvider } from '#src/ui/notices.tsx'

const NotFoundScreen = lazy(async () => {
  const screen = await import('#src/layout/not-found-screen.tsx')
  return { default: screen.NotFoundScreen }
})

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: config.siteName }] }),
  component: Root,
  errorComponent: BreakdownScreen,
  // For a notFound() that no page shows itself, and for addresses that cannot even be read, such as /%E0%A4%A.
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
