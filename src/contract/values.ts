import * as z from 'zod/mini'

/** Marks that turn the text after them around, and halves of a character, with which no address can be written. */
const disturbing = /[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu
/** Found five times as fast, in long lists too. What is no half but a whole character, such as an emoji, is found as well. */
const perhapsDisturbing = /[\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]/

/**
 * Text of the data, as it can stand anywhere: in a sentence or a title of the site, whose direction it must not change,
 * and in an address. What is written from right to left is so by its own letters.
 */
export const text = z.string().check(
  z.overwrite((written) => (perhapsDisturbing.test(written) ? undisturbed(written) : written)),
)

function undisturbed(written: string): string {
  return written.replaceAll(disturbing, (found) => (/\p{Surrogate}/u.test(found) ? '\uFFFD' : ''))
}

/**
 * Identifiers are opaque: the API numbers its records today, and nothing here counts on it. JSON's longest numbers are
 * read as their neighbours, so that one could stand for another record.
 */
export const idSchema = z.union([
  z.number().check(z.refine((id) => Math.abs(id) <= Number.MAX_SAFE_INTEGER)),
  text.check(z.minLength(1)),
])
export type Id = z.infer<typeof idSchema>

/** The number under which something that was sent is filed: somebody is to read it out on the telephone. */
export const referenceSchema = idSchema.check(z.refine((id) => /\S/.test(String(id))))

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

/** As servers write a number that they do not have, too. */
const noNumber = z.pipe(
  z.string().check(z.regex(/^\s*$/)),
  z.transform(() => null),
)

/** A measure; a negative or absurd one is a broken record, not a value to show. */
export const optionalAmount = z.nullish(z.union([amount, noNumber]))

/** A count, of which there are no halves either. */
export const optionalCount = z.nullish(z.union([amount.check(z.refine(Number.isInteger)), noNumber]))

export const optionalLatitude = z.nullish(
  z.union([numeric.check(z.refine((value) => Math.abs(value) <= 90)), noNumber]),
)

export const optionalLongitude = z.nullish(
  z.union([numeric.check(z.refine((value) => Math.abs(value) <= 180)), noNumber]),
)
