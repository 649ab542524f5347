import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { config } from '#src/config.ts'
import { BreakdownScreen } from '#src/layout/breakdown-screen.tsx'
import { NotFoundScreen } from '#src/layout/not-found-screen.tsx'
import { SiteFrame } from '#src/layout/site-frame.tsx'
import type { RouterContext } from '#src/routes/-router-context.ts'
import { NoticeProvider } from '#src/ui/notices.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: config.siteName }] }),
  component: Root,
  errorComponent: BreakdownScreen,
  // For a notFound() that no page shows itself, and for addresses that cannot even be read, such as /%E0%A4%A.
  notFoundComponent: () => (
    <SiteFrame>
      <NotFoundScreen />
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
