import { createFileRoute } from '@tanstack/react-router'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { prefetchMissing } from '#src/api/list-query.ts'
import { type EmergencyId, emergencyIds } from '#src/content/emergency-ids.ts'
import { SosPage } from '#src/features/sos/sos-page.tsx'
import { documentHead } from '#src/layout/document-head.ts'
import { WebPageData } from '#src/layout/structured-data.tsx'
import { searchParamText } from '#src/lib/urls.ts'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'

type SosSearch = {
  /** What has happened. */
  cas?: EmergencyId | undefined
  /** The circuit that the traveller is on, by its slug. */
  circuit?: string | undefined
}

export const Route = createFileRoute('/_site/sos')({
  validateSearch: ({ cas, circuit }): SosSearch => ({
    cas: emergencyIds.find((id) => id === cas),
    circuit: searchParamText(circuit)?.trim() || undefined,
  }),
  // Not awaited, because the page has emergency numbers of its own.
  loader: ({ context }) => prefetchMissing(context.queryClient, emergencyContactsQueryOptions()),
  head: () =>
    documentHead({
      path: '/sos',
      title: 'Fiche SOS',
      description:
        'Qui appeler à Madagascar selon ce qui se passe, votre position à lire ou à envoyer, et une carte à montrer en malgache.',
    }),
  component: Sos,
})

function Sos() {
  const search = Route.useSearch()
  const { cas, circuit }: SosSearch = useIsHydrating() ? {} : search
  return (
    <>
      <WebPageData />
      <SosPage emergencyId={cas} circuit={circuit} />
    </>
  )
}
