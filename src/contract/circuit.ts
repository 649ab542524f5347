import * as z from 'zod/mini'
import { programmeSchema } from '#src/contract/programme.ts'
import {
  idSchema,
  optionalAddress,
  optionalAmount,
  optionalCount,
  optionalLabel,
  optionalText,
  requiredLabel,
  slugSchema,
} from '#src/contract/values.ts'

/** A regional trip made of places and routes: one record of GET /geography/circuits/. */
export const circuitSchema = z.object({
  id: idSchema,
  name: requiredLabel,
  slug: slugSchema,
  description: optionalText,
  description_fr: optionalText,
  /** Not in every API: the region badge falls back on the name. */
  region: optionalLabel,
  image: optionalAddress,
  estimated_duration_days: optionalAmount,
  routes_count: optionalCount,
  places_count: optionalCount,
  created_at: optionalLabel,
  updated_at: optionalLabel,
  ...programmeSchema.shape,
})
export type Circuit = z.infer<typeof circuitSchema>
