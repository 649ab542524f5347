import * as z from 'zod/mini'
import { circuitSchema } from '#src/contract/circuit.ts'
import { emergencyContactSchema } from '#src/contract/emergency-contact.ts'
import { readableItems } from '#src/contract/list.ts'
import { placeSchema } from '#src/contract/place.ts'
import { routeSchema } from '#src/contract/route.ts'

/** As far as a Date goes. */
const lastMoment = 8.64e15

/** All records of one circuit, as they were when the traveller asked to keep it. */
export const keptCircuitSchema = z.object({
  /** Milliseconds since 1970; later than now where the clock has been put back. */
  keptAt: z.number().check(z.nonnegative(), z.lte(lastMoment)),
  /** Of the records and of the files that belong to them. */
  bytes: z.number().check(z.nonnegative()),
  circuit: circuitSchema,
  places: z.array(placeSchema),
  routes: z.array(routeSchema),
  'emergency-contacts': z.array(emergencyContactSchema),
})
export type KeptCircuit = z.infer<typeof keptCircuitSchema>

/** As much of it as this version of the site can read. */
export const readableCircuitSchema = z.extend(keptCircuitSchema, {
  places: readableItems(placeSchema),
  routes: readableItems(routeSchema),
  'emergency-contacts': readableItems(emergencyContactSchema),
})
