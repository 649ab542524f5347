import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useLoaderData, useRouter } from '@tanstack/react-router'
import { circuitQueryOptions } from '#src/api/circuits.ts'
import { circuitHead } from '#src/features/circuits/circuit-head.ts'
import { PriceCard } from '#src/features/circuits/price-card.tsx'
import { mergeProgramme } from '#src/features/circuits/programme/programme.ts'
import { TripDetails } from '#src/features/circuits/trip-details.tsx'
import { CircuitReservationForm } from '#src/features/reservations/circuit-reservation-form.tsx'

export const Route = createFileRoute('/_site/circuits/$slug/reserver')({
  head: ({ match, params }) => circuitHead(match.context.queryClient, params.slug, 'reserver'),
  component: ReservationTab,
})

function ReservationTab() {
  const { slug } = Route.useParams()
  const router = useRouter()
  const { ownProgramme } = useLoaderData({ from: '/_site/circuits/$slug' })
  const { data: circuit } = useSuspenseQuery(circuitQueryOptions(slug))
  return (
    circuit && (
      <section className="wrap pt-[clamp(28px,3.5vw,48px)] pb-[clamp(56px,7vw,96px)]">
        <h2 tabIndex={-1} data-page-heading className="mb-9">
          Réserver
        </h2>
        <div className="grid gap-x-18 gap-y-12 *:min-w-0 lg:grid-cols-[7fr_4fr]">
          <div>
            <CircuitReservationForm
              key={slug}
              circuit={circuit}
              monthNotes={mergeProgramme(circuit, ownProgramme).month_notes ?? []}
              onSent={() => {
                // The traveller may have gone to another page meanwhile.
                const isHere = router.matchRoute({ to: '/circuits/$slug/reserver', params: { slug } })
                if (isHere) void router.navigate({ to: '/circuits/$slug', params: { slug } })
              }}
            />
          </div>
          <aside className="grid content-start gap-7.5 *:min-w-0">
            <PriceCard circuit={circuit} />
            <TripDetails circuit={circuit} />
          </aside>
        </div>
      </section>
    )
  )
}
