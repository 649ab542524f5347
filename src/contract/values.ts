import * as z from 'zod/mini'
import { calmText } from '#src/lib/calm-text.ts'

/** Any text of the data. */
export const text = z.string().check(z.overwrite(calmText))

/**
 * Identifiers are opaque: the API numbers its records today, and nothing here counts on it. JSON's longest numbers are
 * read as their neighbours, so that one could stand for another record.
 */
export const idSchema = z.union([
  z.number().check(z.refine((id) => Math.abs(id) <= Number.MAX_SAFE_INTEGER)),
  text.check(z.minLength(1)),
])
export type Id = z.infer<typeof idSchema>

/** Text that must say something for the record to make sense, such as a name. */
export const requiredText = text.check(z.regex(/\S/))

export const optionalText = z.nullish(text)

/** A number, also when the server writes decimals as strings, as Django's DecimalField does. */
export const numeric = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/)),
    z.transform(Number),
  ),
])

/** More days, kilometres, metres or stops than any journey has. */
const tooMuch = 1_000_000

const amount = numeric.check(z.refine((value) => value >= 0 && value < tooMuch))

/** A measure; a negative or absurd one is a broken record, not a value to show. */
export const optionalAmount = z.nullish(amount)

/** A count, of which there are no halves either. */
export const optionalCount = z.nullish(amount.check(z.refine(Number.isInteger)))

export const optionalLatitude = z.nullish(numeric.check(z.refine((value) => Math.abs(value) <= 90)))

export const optionalLongitude = z.nullish(
  numeric.check(z.refine((value) => Math.abs(value) <= 180)),
)
