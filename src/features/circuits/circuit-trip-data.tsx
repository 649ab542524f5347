import type { ApiClient } from '#src/api/client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { useCircuitPlaces } from '#src/features/circuits/circuit-lists.ts'
import { touristTrip } from '#src/features/circuits/circuit-structured-data.ts'
import { StructuredData } from '#src/ui/structured-data.tsx'

/** What search engines are told of the circuit: first without its places, then with them. */
export function CircuitTripData({ client, circuit }: { client: ApiClient; circuit: Circuit }) {
  const { data: places = [] } = useCircuitPlaces(client, circuit)
  return <StructuredData thing={touristTrip(circuit, places)} />
}
