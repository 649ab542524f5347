import type { Circuit } from '#src/contract/circuit.ts'
import { touristTrip } from '#src/features/circuits/circuit-structured-data.ts'
import { CircuitHighlights } from '#src/features/circuits/overview/circuit-highlights.tsx'
import { DayByDay } from '#src/features/circuits/overview/day-by-day.tsx'
import { PriceContents } from '#src/features/circuits/overview/price-contents.tsx'
import { ProviderServices } from '#src/features/circuits/overview/provider-services.tsx'
import { Season } from '#src/features/circuits/overview/season.tsx'
import { PriceCard } from '#src/features/circuits/price-card.tsx'
import { useProgramme } from '#src/features/circuits/programme/use-programme.ts'
import { TakeAlongSection } from '#src/features/circuits/take-along/take-along-section.tsx'
import { TripDetails } from '#src/features/circuits/trip-details.tsx'
import { useCircuitPlaces } from '#src/features/circuits/use-circuit-lists.ts'
import { StructuredData } from '#src/layout/structured-data.tsx'

/** The first tab of a circuit. */
export function CircuitOverview({ circuit }: { circuit: Circuit }) {
  const { data: places = [] } = useCircuitPlaces(circuit)
  const programme = useProgramme(circuit)
  return (
    <>
      <StructuredData thing={touristTrip(circuit, places)} />
      <h2 tabIndex={-1} data-page-heading className="sr-only">
        Aperçu du circuit {circuit.name}
      </h2>
      <div className="wrap grid gap-12 py-[clamp(56px,7vw,96px)] print:py-5 *:min-w-0 lg:grid-cols-[7fr_5fr] lg:gap-x-22">
        <CircuitHighlights circuit={circuit} programme={programme} />
        {/* The padding keeps it clear of the poster. Without highlights it is the only child. */}
        <div className="grid content-start gap-x-22 gap-y-7.5 *:min-w-0 only:col-span-full lg:pt-18 lg:only:grid-cols-2">
          <PriceCard circuit={circuit} />
          <TripDetails circuit={circuit} />
        </div>
      </div>
      <DayByDay circuit={circuit} programme={programme} />
      <Season programme={programme} />
      <PriceContents programme={programme} />
      <ProviderServices />
      <TakeAlongSection circuit={circuit} programme={programme} />
    </>
  )
}
