import type { ApiClient } from '#src/api/client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { CircuitHighlights } from '#src/features/circuits/circuit-highlights.tsx'
import { CircuitTripData } from '#src/features/circuits/circuit-trip-data.tsx'
import { IncludedFeatures } from '#src/features/circuits/included-features.tsx'
import { PriceTicket } from '#src/features/circuits/price-ticket.tsx'
import { TripDetails } from '#src/features/circuits/trip-details.tsx'

export function CircuitOverview({ client, circuit }: { client: ApiClient; circuit: Circuit }) {
  return (
    <>
      <CircuitTripData client={client} circuit={circuit} />
      <h2 tabIndex={-1} data-page-heading className="sr-only">
        Aperçu du circuit {circuit.name}
      </h2>
      <div className="wrap grid gap-12 py-[clamp(56px,7vw,96px)] *:min-w-0 lg:grid-cols-[7fr_5fr] lg:gap-x-22">
        <CircuitHighlights client={client} circuit={circuit} />
        {/* Clear of the poster that hangs over it; alone when there are no highlights yet. */}
        <div className="grid content-start gap-x-22 gap-y-7.5 *:min-w-0 only:col-span-full lg:pt-18 lg:only:grid-cols-2">
          <PriceTicket circuit={circuit} />
          <TripDetails client={client} circuit={circuit} />
        </div>
      </div>
      <IncludedFeatures />
    </>
  )
}
