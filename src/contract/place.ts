import * as z from 'zod/mini'
import {
  idSchema,
  optionalLatitude,
  optionalLongitude,
  optionalText,
  requiredText,
} from '#src/contract/values.ts'

/** A stop of a circuit: one record of GET /geography/places/. */
export const placeSchema = z.object({
  id: idSchema,
  name: requiredText,
  name_fr: optionalText,
  slug: optionalText,
  description: optionalText,
  description_fr: optionalText,
  image: optionalText,
  /** Open list: a type that the site does not know gets the default look. */
  type: optionalText,
  type_display: optionalText,
  /** The circuit's id. */
  circuit: z.nullish(idSchema),
  circuit_name: optionalText,
  latitude: optionalLatitude,
  longitude: optionalLongitude,
  has_offline_content: z.nullish(z.boolean()),
  created_at: optionalText,
  updated_at: optionalText,
})
export type Place = z.infer<typeof placeSchema>
