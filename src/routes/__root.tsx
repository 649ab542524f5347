import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { config } from '#src/config.ts'
import { BreakdownScreen } from '#src/layout/breakdown-screen.tsx'
import type { RouterContext } from '#src/routes/-router-context.ts'
import { NoticeProvider } from '#src/ui/notices.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: config.siteName }] }),
  component: Root,
  errorComponent: BreakdownScreen,
})

function Root() {
  return (
    <NoticeProvider>
      <HeadContent />
      <Outlet />
    </NoticeProvider>
  )
}
