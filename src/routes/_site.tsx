import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NotFoundScreen } from '#src/layout/not-found-screen.tsx'
import { SiteFrame } from '#src/layout/site-frame.tsx'

export const Route = createFileRoute('/_site')({
  component: Site,
  notFoundComponent: NotFoundInSite,
})

function Site() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

/** For a `notFound()` that a page below throws and does not show itself: it takes the place of the whole layout. */
function NotFoundInSite() {
  return (
    <SiteFrame>
      <NotFoundScreen />
    </SiteFrame>
  )
}
