import type { FieldErrors } from '#mocks/endpoints/refusals.ts'

/** What is wrong with a value, in the API's words; undefined when nothing is. */
type Rule = string | undefined

export function filled(text: string): Rule {
  return text.trim() === '' ? 'Ce champ ne peut pas être vide.' : undefined
}

export function email(text: string): Rule {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return undefined
  return filled(text) ?? 'Saisissez une adresse e-mail valide.'
}

export function day(text: string): Rule {
  const date = new Date(`${text}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)
  return exists ? undefined : 'Saisissez une date valide, au format AAAA-MM-JJ.'
}

/** The fields that break their rule. */
export function brokenRules(rules: Record<string, Rule>): FieldErrors {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => (rule ? [[field, [rule]]] : [])),
  )
}
