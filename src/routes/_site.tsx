import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { AppPromotion } from '#src/features/app-promotion/app-promotion.tsx'
import { ChatWidget } from '#src/features/assistant/chat-widget.tsx'
import { SiteFrame } from '#src/layout/site-frame.tsx'

export const Route = createFileRoute('/_site')({ component: Site })

function Site() {
  return (
    <>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
      <FloatingElements />
    </>
  )
}

/** Apart from the frame, so that the header and the footer are not rendered again at each change of page. */
function FloatingElements() {
  const { chatAccessToken } = Route.useRouteContext()
  const page = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  return (
    <>
      <AppPromotion
        onTestPage={page === '/_site/test'}
        isHidden={page === '/_site/telecharger' || page === '/_site/circuits/$slug/reserver' || page === '/_site/sos'}
      />
      <ChatWidget accessToken={chatAccessToken} onSosPage={page === '/_site/sos'} />
    </>
  )
}
