import * as z from 'zod/mini'

/** A required text with its message when nothing is there. */
export function requiredField(message: string) {
  return z.string().check(z.trim(), z.regex(/\S/, message))
}

export const optionalField = z.string().check(z.trim())

/** Section 5: text without spaces, an @, and a dot in the domain part. */
export function emailField(invalid: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.regex(/\S/, "L'email est requis"),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, invalid),
    )
}
