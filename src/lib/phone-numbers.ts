import { phoneLink } from '#src/lib/urls.ts'

/** A number that can be called, or the text between two of them. */
export type TextPart = { text: string; href?: string }

/** '124 km' and '118 000 Ar' are no phone numbers. */
const unit = '(?:km|m|cm|kg|g|€|Ar|ariary|euros?|%|°C?|h|min|ans?|jours?|nuits?|places?|lieux|espèces)(?![\\p{L}\\d])'

/** Splits a text at the given phone numbers. All other digits stay text. */
export function splitAtNumbers(text: string, numbers: readonly string[]): TextPart[] {
  const links = new Map(numbers.flatMap((number) => [[digitsOf(number), phoneLink(number)] as const]))
  const known = [...new Set(numbers.map((number) => number.trim()))].filter((number) => links.get(digitsOf(number)))
  if (known.length === 0) return [{ text }]
  const alternatives = known.toSorted((one, other) => other.length - one.length).map(toPattern)
  const pattern = new RegExp(
    `(?<![\\d\\p{L}+]|\\d[\\s.,])(${alternatives.join('|')})(?![\\d\\p{L}]|[\\s.,]\\d|\\s?${unit})`,
    'u',
  )
  return text.split(pattern).flatMap((part, index) => {
    // A split at a group puts what matched at the odd places.
    const href = index % 2 === 1 ? links.get(digitsOf(part)) : null
    if (part === '') return []
    return href == null ? { text: part } : { text: part, href }
  })
}

const digitsOf = (number: string) => number.replaceAll(/[^\d+]/g, '')

/** Matches whatever kind of space stands between the digits. */
function toPattern(number: string): string {
  return number.replaceAll(/[.+()-]/g, '\\$&').replaceAll(/\s+/g, '\\s')
}
