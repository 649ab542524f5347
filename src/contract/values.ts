import * as z from 'zod/mini'

/** Bidirectional controls would reverse the text after them; lone surrogates cannot be encoded in a URL. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu
/** Faster, but also matches valid surrogate pairs such as emojis. */
const maybeBidiControls = /[\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]/

/** In characters. A megabyte of text would make a page millions of pixels high. */
export const maxTextLength = 20_000
export const maxLabelLength = 200

/** The API's texts are shown inside sentences, titles and URLs, and must not change the text around them. */
const stripBidiControls = z.overwrite<string>((text) =>
  maybeBidiControls.test(text)
    ? text.replaceAll(bidiControls, (found) => (/\p{Surrogate}/u.test(found) ? '\uFFFD' : ''))
    : text,
)

const truncateTo = (maxLength: number) =>
  z.overwrite<string>((text) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text))

const notBlank = z.regex(/\S/)

/** For identifiers and URL segments, which must not be shortened. */
const anyText = z.string().check(stripBidiControls)

const textUpTo = (maxLength: number) => z.string().check(truncateTo(maxLength), stripBidiControls)

const requiredTextUpTo = (maxLength: number) =>
  z.string().check(stripBidiControls, notBlank, truncateTo(maxLength), stripBidiControls)

export const text = textUpTo(maxTextLength)

/** JSON.parse rounds larger numbers, so that two ids could become the same. */
const safeNumber = z.number().check(z.refine((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER))
export const idSchema = z.union([safeNumber, anyText.check(z.minLength(1))])
export type Id = z.infer<typeof idSchema>

/** The reference number of a form that was sent, for the traveller to quote. */
export const referenceSchema = z.union([safeNumber, requiredTextUpTo(maxLabelLength)])

/** Text without which a record cannot be shown. */
export const requiredText = requiredTextUpTo(maxTextLength)

/** A value that does not match becomes null: the record can be shown without it. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullish(schema), null)

export const optionalText = optional(text)

/** A short required text, such as a name. */
export const requiredLabel = requiredTextUpTo(maxLabelLength)

export const optionalLabel = optional(textUpTo(maxLabelLength))

/** The URL segment of a page. '.' and '..' would lead to another page. */
export const slugSchema = anyText.check(
  notBlank,
  z.refine((slug) => !/^\.{1,2}$/.test(slug)),
)

/** The URL of a picture; a data: URL may be long. */
export const optionalAddress = optional(anyText)

/** A number or a decimal string, which Django's DecimalField writes. */
export const numeric = z.union([
  z.number(),
  z.pipe(z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/)), z.transform(Number)),
])

const amount = numeric.check(z.minimum(0), z.maximum(999_999))

/** A distance, duration or height. */
export const optionalAmount = optional(amount)

export const optionalCount = optional(amount.check(z.refine(Number.isInteger)))

export const optionalLatitude = optional(numeric.check(z.minimum(-90), z.maximum(90)))

export const optionalLongitude = optional(numeric.check(z.minimum(-180), z.maximum(180)))

export const optionalBoolean = optional(z.boolean())

export const optionalId = optional(idSchema)
