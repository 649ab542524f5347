import { createFileRoute } from '@tanstack/react-router'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { prefetchMissing } from '#src/api/list-query.ts'
import { readSubject, type SubjectId } from '#src/content/subjects.ts'
import { hasCriteria, maxCompared, readCriteria, type TripCriteria } from '#src/content/trip-criteria.ts'
import { CircuitList } from '#src/features/circuits/list/circuit-list.tsx'
import { CustomCircuit } from '#src/features/home/custom-circuit.tsx'
import { Experiences } from '#src/features/home/experiences.tsx'
import { Hero } from '#src/features/home/hero.tsx'
import { HomeSection } from '#src/features/home/home-section.tsx'
import { SectionTabs } from '#src/features/home/section-tabs.tsx'
import { HomeReservation } from '#src/features/reservations/home-reservation.tsx'
import { documentHead } from '#src/layout/document-head.ts'
import { StructuredData, travelAgency, webSite } from '#src/layout/structured-data.tsx'
import { readSlugs, searchParamText, writeSlugs } from '#src/lib/urls.ts'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'

type HomeSearch = TripCriteria & {
  /** The circuit chosen in the form, by its slug, or 'sur-mesure'. */
  circuit?: string | undefined
  /** Circuits to compare, as slugs between commas. */
  comparer?: string | undefined
  /** The circuits and places of a carnet that a quote is asked for, as slugs between commas. */
  circuits?: string | undefined
  lieux?: string | undefined
  /** What the message of the form begins with. */
  sujet?: SubjectId | undefined
}

export const Route = createFileRoute('/_site/')({
  validateSearch: ({ circuit, comparer, circuits, lieux, sujet, ...others }): HomeSearch => ({
    circuit: searchParamText(circuit),
    comparer: searchParamText(comparer),
    circuits: searchParamText(circuits),
    lieux: searchParamText(lieux),
    sujet: readSubject(sujet),
    ...readCriteria(others),
  }),
  loader: {
    // The circuits are not awaited, so that the page is shown even if the API fails.
    handler: ({ context, cause }) => {
      const openedAt = Date.now()
      if (cause !== 'preload') prefetchMissing(context.queryClient, circuitsQueryOptions())
      return { openedAt }
    },
    // A reload in the background would first show the page with the `openedAt` of the last visit, and announce its failures again.
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
  const search = Route.useSearch()
  const shown: HomeSearch = useIsHydrating() ? {} : search
  const { circuit, comparer, circuits, lieux, sujet, ...criteria } = shown
  const comparedSlugs = readSlugs(comparer, maxCompared)
  const navigate = Route.useNavigate()

  /** Changes the search params, where the traveller is on the page. The hash is for those who open the address. */
  const update = (changes: HomeSearch, { replace = true, hash }: { replace?: boolean; hash?: string } = {}) =>
    void navigate({
      search: (others) => ({ ...others, ...changes }),
      hash: hash ?? true,
      replace,
      resetScroll: false,
      hashScrollIntoView: false,
    })

  return (
    <>
      <StructuredData thing={travelAgency} />
      <StructuredData thing={webSite} />
      <Hero />
      <SectionTabs />
      <Experiences />
      <HomeSection id="circuits">
        <CircuitList
          openedAt={openedAt}
          criteria={criteria}
          // Back undoes a search as a whole, and brings back one that was cleared.
          onCriteriaChange={(next) =>
            update(next, { replace: hasCriteria(criteria) && hasCriteria(next), hash: 'circuits' })
          }
          comparedSlugs={comparedSlugs}
          onComparedChange={(slugs) =>
            update({ comparer: writeSlugs(slugs) }, { hash: slugs.length > 1 ? 'comparer' : 'circuits' })
          }
        />
      </HomeSection>
      <div className="lamba" />
      <CustomCircuit />
      <HomeSection id="reservation-form">
        <HomeReservation
          presetSlug={circuit}
          onPresetDropped={() => update({ circuit: undefined })}
          criteria={criteria}
          comparedSlugs={comparedSlugs}
          carnet={{ circuits: readSlugs(circuits), places: readSlugs(lieux) }}
          onCarnetDropped={() => update({ circuits: undefined, lieux: undefined })}
          subject={sujet}
          onSubjectDropped={() => update({ sujet: undefined })}
        />
      </HomeSection>
    </>
  )
}
