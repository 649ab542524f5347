import type { ApiClient } from '#src/api/client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { CircuitHighlights } from '#src/features/circuits/circuit-highlights.tsx'
import { IncludedFeatures } from '#src/features/circuits/included-features.tsx'
import { PriceTicket } from '#src/features/circuits/price-ticket.tsx'
import { TripDetails } from '#src/features/circuits/trip-details.tsx'

export function CircuitOverview({ client, circuit }: { client: ApiClient; circuit: Circuit }) {
  return (
    <>
      <h2 tabIndex={-1} data-page-heading className="sr-only">
        Aperçu du circuit {circuit.name}
      </h2>
      <div className="wrap grid gap-12 py-[clamp(56px,7vw,96px)] *:min-w-0 lg:grid-cols-[7fr_5fr] lg:gap-x-22">
        <CircuitHighlights client={client} circuit={circuit} />
        {/* From 1000 px the poster hangs into this column. */}
        <div className="grid content-start gap-7.5 lg:pt-18">
          <PriceTicket circuit={circuit} />
          <TripDetails client={client} circuit={circuit} />
        </div>
      </div>
      <IncludedFeatures />
    </>
  )
}
