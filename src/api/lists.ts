import { circuitSchema } from '#src/contract/circuit.ts'
import { emergencyContactSchema } from '#src/contract/emergency-contact.ts'
import { placeSchema } from '#src/contract/place.ts'
import { routeSchema } from '#src/contract/route.ts'

/** The lists of the API, by their key in the cache: where each is found, and what its records are. */
export const lists = {
  circuits: { path: '/geography/circuits/', itemSchema: circuitSchema },
  places: { path: '/geography/places/', itemSchema: placeSchema },
  routes: { path: '/geography/routes/', itemSchema: routeSchema },
  'emergency-contacts': { path: '/emergency/contacts/', itemSchema: emergencyContactSchema },
}

export type Lists = typeof lists
