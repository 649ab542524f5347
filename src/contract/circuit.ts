import * as z from 'zod/mini'
import { idSchema, optionalAmount, optionalCount, optionalText, requiredText } from '#src/contract/values.ts'

/** A regional trip made of places and routes: one record of GET /geography/circuits/. */
export const circuitSchema = z.object({
  id: idSchema,
  name: requiredText,
  /** A segment of its page's address, where a dot or two would be read as a way to another page. */
  slug: requiredText.check(z.refine((slug) => !/^\.{1,2}$/.test(slug))),
  description: optionalText,
  description_fr: optionalText,
  /** Not in every API: the region badge falls back on the name. */
  region: optionalText,
  image: optionalText,
  estimated_duration_days: optionalAmount,
  routes_count: optionalCount,
  places_count: optionalCount,
  created_at: optionalText,
  updated_at: optionalText,
})
export type Circuit = z.infer<typeof circuitSchema>
