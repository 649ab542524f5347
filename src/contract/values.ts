import * as z from 'zod/mini'

/** Identifiers are opaque: the API numbers its records today, and nothing here counts on it. */
export const idSchema = z.union([z.number(), z.string().check(z.minLength(1))])
export type Id = z.infer<typeof idSchema>

/** Text that must say something for the record to make sense, such as a name. */
export const requiredText = z.string().check(z.regex(/\S/))

export const optionalText = z.nullish(z.string())

/** A number, also when the server writes decimals as strings, as Django's DecimalField does. */
export const numeric = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/)),
    z.transform((text) => Number(text)),
  ),
])

/** A count or a measure; a negative one is a broken record, not a value to show. */
export const optionalAmount = z.nullish(numeric.check(z.refine((value) => value >= 0)))

export const optionalLatitude = z.nullish(numeric.check(z.refine((value) => Math.abs(value) <= 90)))

export const optionalLongitude = z.nullish(
  numeric.check(z.refine((value) => Math.abs(value) <= 180)),
)
