import * as z from 'zod/mini'
import {
  idSchema,
  optionalLatitude,
  optionalLongitude,
  optionalAddress,
  optionalLabel,
  optionalText,
  requiredLabel,
} from '#src/contract/values.ts'

/** A stop of a circuit: one record of GET /geography/places/. */
export const placeSchema = z.object({
  id: idSchema,
  name: requiredLabel,
  name_fr: optionalLabel,
  slug: optionalLabel,
  description: optionalText,
  description_fr: optionalText,
  image: optionalAddress,
  /** Open list: a type that the site does not know gets the default look. */
  type: optionalLabel,
  type_display: optionalLabel,
  /** The circuit's id. */
  circuit: z.nullish(idSchema),
  circuit_name: optionalLabel,
  latitude: optionalLatitude,
  longitude: optionalLongitude,
  has_offline_content: z.nullish(z.boolean()),
  created_at: optionalLabel,
  updated_at: optionalLabel,
})
export type Place = z.infer<typeof placeSchema>
