import * as z from 'zod/mini'

/** A character that can be seen, unlike spaces and the zero-width ones that are pasted with a text. */
const visible = /[^\s\p{Cf}\p{Cc}]/u

export function requiredField(message: string) {
  return z.string().check(z.trim(), z.regex(visible, message))
}

export const optionalField = z.string().check(z.trim())

export function emailField(invalid: string) {
  return z
    .string()
    .check(z.trim(), z.regex(visible, "L'email est requis"), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, invalid))
}
