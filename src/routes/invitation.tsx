import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '#src/features/invitation/invitation-page.tsx'
import { pageTitle } from '#src/lib/page-title.ts'

export const Route = createFileRoute('/invitation')({
  head: () => ({
    meta: [{ title: pageTitle('Invitation') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Invitation,
})

function Invitation() {
  return <InvitationPage address={new URL(Route.fullPath, location.origin).href} />
}
