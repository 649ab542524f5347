import * as z from 'zod/mini'

export function requiredField(message: string) {
  return z.string().check(z.trim(), z.regex(/\S/, message))
}

export const optionalField = z.string().check(z.trim())

export function emailField(invalid: string) {
  return z.string().check(z.trim(), z.regex(/\S/, "L'email est requis"), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, invalid))
}
