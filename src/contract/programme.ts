import * as z from 'zod/mini'
import {
  numeric,
  optional,
  optionalAmount,
  optionalId,
  optionalLabel,
  optionalText,
  requiredLabel,
  requiredText,
  slugSchema,
} from '#src/contract/values.ts'

const month = z.int().check(z.minimum(1), z.maximum(12))

/** `partial`: at least one stage has to be replaced. `closed`: the circuit is not run. */
export const monthNoteSchema = z.object({
  month,
  state: z.enum(['open', 'partial', 'closed']),
  note: optionalText,
})
export type MonthNote = z.infer<typeof monthNoteSchema>

export const pointSchema = z.object({
  name: requiredLabel,
  lat: numeric.check(z.minimum(-90), z.maximum(90)),
  lon: numeric.check(z.minimum(-180), z.maximum(180)),
  /** `area`: the position is right within about 8 km. */
  precision: optional(z.literal('area')),
})
export type TripPoint = z.infer<typeof pointSchema>

const hours = numeric.check(z.minimum(0), z.maximum(100))

/** Shortest and longest travel time, in hours. */
export const hoursSchema = z.tuple([hours, hours]).check(z.refine(([shortest, longest]) => shortest <= longest))
export type Hours = z.infer<typeof hoursSchema>

/** A part of a day between two points, or a walk around one. Flights count their time in the air. */
export const legSchema = z.object({
  from: pointSchema,
  to: pointSchema,
  /** One of a route's transport types. */
  mode: requiredLabel,
  road: optionalLabel,
  km: numeric.check(z.minimum(0), z.maximum(20_000)),
  /** April to November. */
  hours_dry: z.nullable(hoursSchema),
  /** December to March. Null when the rain closes the leg. */
  hours_wet: z.nullable(hoursSchema),
  /** Metres. */
  climb_m: optionalAmount,
  surface: optionalLabel,
  /** The route that is the same leg. */
  route_id: optionalId,
  /** The route that goes the other way. */
  reverse_of: optionalId,
  /** The route that this leg is a part of. */
  part_of: optionalId,
  /** 'HH:MM', when the leg starts later than the one before it ends. */
  leaves_at: optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
})
export type Leg = z.infer<typeof legSchema>

export const highlightSchema = z.object({ text: requiredText, place_slug: optional(slugSchema) })

export const nightSchema = z.extend(pointSchema, { comfort: optionalLabel })

export const daySchema = z.object({
  day: z.int().check(z.positive()),
  title: requiredLabel,
  summary: optionalText,
  /** Null when one of them cannot be read, because the day's times would then be too short. */
  legs: optional(z.array(legSchema)),
  /** Slugs of the places that are visited. */
  places: optional(z.array(slugSchema)),
  night: optional(nightSchema),
  note: optionalText,
})
export type Day = z.infer<typeof daySchema>

const textsSchema = optional(z.array(requiredText))

/**
 * When a circuit can be done, what happens on each day, and what its price includes. All of it is optional in a circuit's
 * record, and a part that cannot be read is left out by itself.
 */
export const programmeSchema = z.object({
  /** How to reach the start. */
  arrive_by: optionalText,
  best_months: optional(z.array(month)),
  month_notes: optional(z.array(monthNoteSchema)),
  /** Physical effort: 1 short walks, 2 walks of two to six hours, 3 heat, equipped passages or bivouacs, 4 a two-day climb. */
  level: optional(z.int().check(z.minimum(1), z.maximum(4))),
  level_note: optionalText,
  highlights: optional(z.array(highlightSchema)),
  included: textsSchema,
  not_included: textsSchema,
  decided_in_quote: textsSchema,
  /** A day that cannot be read becomes null, so that the others keep their numbers. */
  itinerary: optional(z.array(z.catch(z.nullable(daySchema), null))),
})
export type Programme = z.infer<typeof programmeSchema>
