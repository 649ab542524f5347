import { createFileRoute } from '@tanstack/react-router'
import { config } from '#src/config.ts'
import { InvitationPage } from '#src/features/invitation/invitation-page.tsx'
import { documentHead } from '#src/layout/document-head.ts'
import { useHydratedEvent, useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'

export const Route = createFileRoute('/invitation')({
  head: () =>
    documentHead({
      path: '/invitation',
      title: 'Invitation',
      description: `Invitation à la soutenance d’un mémoire de licence sur la plateforme ${config.siteName}, le 29 septembre 2025 à 08h00.`,
      indexed: false,
    }),
  component: Invitation,
})

function Invitation() {
  useHydratedEvent()
  const origin = useIsHydrating() ? config.siteUrl : location.origin
  return <InvitationPage address={new URL(Route.fullPath, origin).href} />
}
