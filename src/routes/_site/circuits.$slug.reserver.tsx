import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { circuitQuery } from '#src/api/circuits.ts'
import { circuitHead } from '#src/features/circuits/circuit-head.ts'
import { PriceTicket } from '#src/features/circuits/price-ticket.tsx'
import { TripDetails } from '#src/features/circuits/trip-details.tsx'
import { CircuitReservationForm } from '#src/features/reservations/circuit-reservation-form.tsx'

export const Route = createFileRoute('/_site/circuits/$slug/reserver')({
  head: ({ match, params }) => circuitHead(match.context, params.slug, 'reserver'),
  component: ReservationTab,
})

function ReservationTab() {
  const { client } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const navigate = Route.useNavigate()
  const { data: circuit } = useSuspenseQuery(circuitQuery(client, slug))
  return (
    circuit && (
      <section className="wrap py-[clamp(56px,7vw,96px)]">
        <h2 tabIndex={-1} data-page-heading className="mb-9">
          Réserver
        </h2>
        <div className="grid gap-x-18 gap-y-12 *:min-w-0 lg:grid-cols-[7fr_4fr]">
          <div>
            <CircuitReservationForm
              key={slug}
              client={client}
              circuit={circuit}
              onSent={() => void navigate({ to: '/circuits/$slug', params: { slug } })}
            />
          </div>
          <aside className="grid content-start gap-7.5 *:min-w-0">
            <PriceTicket circuit={circuit} />
            <TripDetails client={client} circuit={circuit} />
          </aside>
        </div>
      </section>
    )
  )
}
