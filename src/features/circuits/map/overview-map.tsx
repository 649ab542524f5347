import { useMemo } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import { MapBox } from '#src/features/circuits/map/map-box.tsx'
import type { Highlight } from '#src/features/circuits/map/highlight.tsx'
import { tripStops } from '#src/features/circuits/map/trip-stops.ts'
import { useProgramme } from '#src/features/circuits/programme/use-programme.ts'
import { useCircuitPlaces } from '#src/features/circuits/use-circuit-lists.ts'

/** The map of a circuit's days. `highlighted` is the id of a stop, for a day as `stopOfDay` says. */
export function OverviewMap({ circuit, ...highlight }: Highlight & { circuit: Circuit }) {
  const { itinerary } = useProgramme(circuit)
  const { data: places } = useCircuitPlaces(circuit)
  const drawing = useMemo(() => tripStops(itinerary, places ?? []), [itinerary, places])
  if (drawing.stops.length === 0) return null
  return (
    <MapBox
      {...highlight}
      drawing={drawing}
      label={`Carte du circuit ${circuit.name}`}
      slug={circuit.slug}
      caption={'Tracé schématique\u202f; les numéros sont ceux des jours.'}
      stripHeight="h-45"
      drawnOnScroll
    />
  )
}
