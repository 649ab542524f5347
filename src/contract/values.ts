import * as z from 'zod/mini'

/** Marks that turn the text after them around, and halves of a character, with which no address can be written. */
const disturbing = /[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu
/** Found five times as fast, in long lists too. What is no half but a whole character, such as an emoji, is found as well. */
const perhapsDisturbing = /[\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]/

/** Characters of a description that anybody would read, and of a name or a label. */
const longestText = 20_000
const longestLabel = 200

/**
 * Text of the data, as it can stand anywhere: in a sentence or a title of the site, whose direction it must not change,
 * and in an address. What is written from right to left is so by its own letters.
 */
const calmed = z.overwrite<string>((written) => (perhapsDisturbing.test(written) ? undisturbed(written) : written))

/** What is longer is cut: a megabyte would make a page of millions of pixels. */
const cutTo = (longest: number) =>
  z.overwrite<string>((written) => (written.length > longest ? `${written.slice(0, longest)}…` : written))

const notBlank = z.regex(/\S/)

/** For what must stay what it is: an identifier, a segment of an address. */
const anyText = z.string().check(calmed)

export const text = z.string().check(cutTo(longestText), calmed)

function undisturbed(written: string): string {
  return written.replaceAll(disturbing, (found) => (/\p{Surrogate}/u.test(found) ? '\uFFFD' : ''))
}

/**
 * Identifiers are opaque: the API numbers its records today, and nothing here counts on it. JSON's longest numbers are
 * read as their neighbours, so that one could stand for another record.
 */
const safeNumber = z.number().check(z.refine((id) => Math.abs(id) <= Number.MAX_SAFE_INTEGER))
export const idSchema = z.union([safeNumber, anyText.check(z.minLength(1))])
export type Id = z.infer<typeof idSchema>

/** The number under which something that was sent is filed: somebody is to read it out on the telephone, and it is stored. */
export const referenceSchema = z.union([safeNumber, z.string().check(calmed, notBlank, cutTo(longestLabel), calmed)])

/** Text that must say something for the record to make sense. */
export const requiredText = z.string().check(calmed, notBlank, cutTo(longestText), calmed)

export const optionalText = z.nullish(text)

/** As `requiredText`, of one line, such as a name. */
export const requiredLabel = z.string().check(calmed, notBlank, cutTo(longestLabel), calmed)

export const optionalLabel = z.nullish(z.string().check(cutTo(longestLabel), calmed))

/** The segment of an address that names a page, where a dot or two would be read as a way to another page. */
export const slugSchema = anyText.check(notBlank, z.refine((slug) => !/^\.{1,2}$/.test(slug)))

/** The address of a picture, which may hold all of it. */
export const optionalAddress = z.nullish(anyText)

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
