import * as z from 'zod/mini'
import { idSchema, optionalAmount, optionalCount, optionalLabel, optionalText, requiredLabel } from '#src/contract/values.ts'

const waypointSchema = z.object({ name: requiredLabel })

/** A leg of a circuit from one location to another: one record of GET /geography/routes/. */
export const routeSchema = z.object({
  id: idSchema,
  name: requiredLabel,
  name_fr: optionalLabel,
  description: optionalText,
  description_fr: optionalText,
  circuit: z.nullish(idSchema),
  circuit_name: optionalLabel,
  start_location: optionalLabel,
  end_location: optionalLabel,
  /** 'latitude,longitude' in decimal degrees. */
  start_coordinates: optionalLabel,
  end_coordinates: optionalLabel,
  /** Ready to show, such as '3 h 30'; wins over `duration_hours`. */
  estimated_duration: optionalLabel,
  duration_hours: optionalAmount,
  /** Ready to show, such as '125 km'; wins over `distance_km`. */
  distance: optionalLabel,
  distance_km: optionalAmount,
  /** Metres. */
  elevation_gain: optionalAmount,
  waypoints_count: optionalCount,
  /** Null where one cannot be read: it counts. */
  waypoints: z.nullish(z.array(z.catch(z.nullable(waypointSchema), null))),
  transport_type: optionalLabel,
  transport_display: optionalLabel,
  difficulty: optionalLabel,
  created_at: optionalLabel,
  updated_at: optionalLabel,
})
export type Route = z.infer<typeof routeSchema>
