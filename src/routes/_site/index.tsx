import { createFileRoute } from '@tanstack/react-router'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { prefetchMissing } from '#src/api/list-query.ts'
import { CircuitList } from '#src/features/circuits/list/circuit-list.tsx'
import { CustomCircuit } from '#src/features/home/custom-circuit.tsx'
import { Experiences } from '#src/features/home/experiences.tsx'
import { Hero } from '#src/features/home/hero.tsx'
import { HomeSection } from '#src/features/home/home-section.tsx'
import { SectionTabs } from '#src/features/home/section-tabs.tsx'
import { HomeReservation } from '#src/features/reservations/home-reservation.tsx'
import { documentHead } from '#src/layout/document-head.ts'
import { StructuredData, travelAgency, webSite } from '#src/layout/structured-data.tsx'
import { searchParamText } from '#src/lib/urls.ts'

export const Route = createFileRoute('/_site/')({
  validateSearch: ({ circuit }): { circuit?: string | undefined } => ({ circuit: searchParamText(circuit) }),
  loader: {
    // The circuits are not awaited, so that the page is shown even if the API fails.
    handler: ({ context, cause }) => {
      const openedAt = Date.now()
      if (cause !== 'preload') prefetchMissing(context.queryClient, circuitsQueryOptions())
      return { openedAt }
    },
    staleReloadMode: 'blocking',
  },
  // Renews `openedAt` on each visit, but not on jumps within the page.
  shouldReload: ({ cause }) => cause === 'enter',
  head: () =>
    documentHead({
      path: '/',
      title: 'Circuits et conseils de voyage à Madagascar',
      description:
        'Des circuits à Madagascar, un conseil personnel avant le départ et une aide à toute heure en chemin. Demandez un devis gratuit, sans frais de service.',
    }),
  component: Home,
})

function Home() {
  const { openedAt } = Route.useLoaderData()
  const { circuit } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <StructuredData thing={travelAgency} />
      <StructuredData thing={webSite} />
      <Hero />
      <SectionTabs />
      <Experiences />
      <HomeSection id="circuits">
        <CircuitList openedAt={openedAt} />
      </HomeSection>
      <div className="lamba" />
      <CustomCircuit />
      <HomeSection id="reservation-form">
        <HomeReservation
          presetSlug={circuit}
          onPresetDropped={() =>
            void navigate({
              search: ({ circuit: _dropped, ...others }) => others,
              hash: true,
              replace: true,
              resetScroll: false,
              hashScrollIntoView: false,
            })
          }
        />
      </HomeSection>
    </>
  )
}
