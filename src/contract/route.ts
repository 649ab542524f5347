import * as z from 'zod/mini'
import { idSchema, optionalAmount, optionalCount, optionalText, requiredText } from '#src/contract/values.ts'

const waypointSchema = z.object({ name: requiredText })

/** A leg of a circuit from one location to another: one record of GET /geography/routes/. */
export const routeSchema = z.object({
  id: idSchema,
  name: requiredText,
  name_fr: optionalText,
  description: optionalText,
  description_fr: optionalText,
  circuit: z.nullish(idSchema),
  circuit_name: optionalText,
  start_location: optionalText,
  end_location: optionalText,
  /** 'latitude,longitude' in decimal degrees. */
  start_coordinates: optionalText,
  end_coordinates: optionalText,
  /** Ready to show, such as '3 h 30'; wins over `duration_hours`. */
  estimated_duration: optionalText,
  duration_hours: optionalAmount,
  /** Ready to show, such as '125 km'; wins over `distance_km`. */
  distance: optionalText,
  distance_km: optionalAmount,
  /** Metres. */
  elevation_gain: optionalAmount,
  waypoints_count: optionalCount,
  /** Null where one cannot be read: it counts. */
  waypoints: z.nullish(z.array(z.catch(z.nullable(waypointSchema), null))),
  transport_type: optionalText,
  transport_display: optionalText,
  difficulty: optionalText,
  created_at: optionalText,
  updated_at: optionalText,
})
export type Route = z.infer<typeof routeSchema>
