import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import type { Route } from '#src/contract/route.ts'

export const circuit: Circuit = { id: 2, name: 'Nord', slug: 'nord', estimated_duration_days: 9 }

/** A place of the circuit above. */
export function place(id: number, fields: Partial<Place> = {}): Place {
  return { id, name: `Lieu ${id}`, circuit: circuit.id, ...fields }
}

/** A route of the circuit above. */
export function route(id: number, fields: Partial<Route> = {}): Route {
  return { id, name: `Route ${id}`, circuit_name: circuit.name, ...fields }
}
