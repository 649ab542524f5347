import * as z from 'zod/mini'
import {
  idSchema,
  optional,
  optionalAmount,
  optionalCount,
  optionalId,
  optionalLabel,
  optionalText,
  requiredLabel,
} from '#src/contract/values.ts'

export const waypointSchema = z.object({ name: requiredLabel })

/** A leg of a circuit from one location to another: one record of GET /geography/routes/. */
export const routeSchema = z.object({
  id: idSchema,
  name: requiredLabel,
  name_fr: optionalLabel,
  description: optionalText,
  description_fr: optionalText,
  circuit: optionalId,
  circuit_name: optionalLabel,
  start_location: optionalLabel,
  end_location: optionalLabel,
  /** 'latitude,longitude' in decimal degrees. */
  start_coordinates: optionalLabel,
  end_coordinates: optionalLabel,
  /** Ready to show, such as '3 h 30'. Takes precedence over `duration_hours`. */
  estimated_duration: optionalLabel,
  duration_hours: optionalAmount,
  /** Ready to show, such as '125 km'. Takes precedence over `distance_km`. */
  distance: optionalLabel,
  distance_km: optionalAmount,
  /** In metres. */
  elevation_gain: optionalAmount,
  waypoints_count: optionalCount,
  /** A waypoint that cannot be read becomes null, so that it is still counted. */
  waypoints: optional(z.array(z.catch(z.nullable(waypointSchema), null))),
  transport_type: optionalLabel,
  transport_display: optionalLabel,
  difficulty: optionalLabel,
  created_at: optionalLabel,
  updated_at: optionalLabel,
})
export type Route = z.infer<typeof routeSchema>
