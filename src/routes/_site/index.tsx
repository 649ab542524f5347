import { createFileRoute } from '@tanstack/react-router'
import { circuitsQuery } from '#src/api/circuits.ts'
import { prefetchMissing } from '#src/api/prefetch-missing.ts'
import { CircuitList } from '#src/features/circuits/circuit-list.tsx'
import { CustomCircuit } from '#src/features/home/custom-circuit.tsx'
import { Experiences } from '#src/features/home/experiences.tsx'
import { Hero } from '#src/features/home/hero.tsx'
import { HomeSection } from '#src/features/home/home-section.tsx'
import { SectionTabs } from '#src/features/home/section-tabs.tsx'
import { HomeReservation } from '#src/features/reservations/home-reservation.tsx'
import { documentHead } from '#src/layout/document-head.ts'
import { searchText } from '#src/lib/search-text.ts'
import { travelAgency, webSite } from '#src/lib/travel-agency.ts'
import { StructuredData } from '#src/ui/structured-data.tsx'

export const Route = createFileRoute('/_site/')({
  validateSearch: ({ circuit }): { circuit?: string | undefined } => ({ circuit: searchText(circuit) }),
  loader: {
    /** Only starts to load: an API that fails must not take the page down. */
    handler: ({ context, cause }) => {
      const openedAt = Date.now()
      if (cause !== 'preload') void prefetchMissing(context, circuitsQuery(context.client))
      return { openedAt }
    },
    staleReloadMode: 'blocking',
  },
  // A jump within the page opens nothing anew; each arrival does.
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
  const { client, clearCache, visit, siteKept } = Route.useRouteContext()
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
        <CircuitList client={client} visit={{ ...visit, openedAt }} clearCache={clearCache} />
      </HomeSection>
      <div className="lamba" />
      <CustomCircuit />
      <HomeSection id="reservation-form">
        <HomeReservation
          client={client}
          siteKept={siteKept}
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
