import * as z from 'zod/mini'
import {
  idSchema,
  optionalAddress,
  optionalBoolean,
  optionalId,
  optionalLabel,
  optionalLatitude,
  optionalLongitude,
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
  /** Not an enum: a type that the site does not know gets the default look. */
  type: optionalLabel,
  type_display: optionalLabel,
  /** The circuit's id. */
  circuit: optionalId,
  circuit_name: optionalLabel,
  latitude: optionalLatitude,
  longitude: optionalLongitude,
  has_offline_content: optionalBoolean,
  created_at: optionalLabel,
  updated_at: optionalLabel,
})
export type Place = z.infer<typeof placeSchema>
