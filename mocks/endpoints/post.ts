import type * as z from 'zod/mini'
import { errorResponse, type Handler } from '#mocks/endpoints/endpoint.ts'
import { isCalendarDay } from '#src/lib/dates.ts'

/** Creates a handler that limits the rate of requests and validates the JSON body before it calls `respond`. */
export function createPostHandler<Schema extends z.ZodMiniType>(
  schema: Schema,
  respond: (body: z.output<Schema>) => Response | Promise<Response>,
): Handler {
  const secondsToWait = createRateLimit()

  return async (request) => {
    const seconds = secondsToWait()
    if (seconds > 0) {
      return errorResponse(429, 'Trop de requêtes.', { retry_after: seconds }, { 'Retry-After': String(seconds) })
    }
    const json: unknown = await request.json().catch(() => undefined)
    if (json === undefined) return errorResponse(400, 'Le corps de la requête n’est pas du JSON.')
    const parsed = schema.safeParse(json)
    return parsed.success ? respond(parsed.data) : fieldErrorsResponse(schemaErrors(json, parsed.error))
  }
}

/** Messages by the name of the invalid field. */
type FieldErrors = Record<string, string[]>

function fieldErrorsResponse(errors: FieldErrors): Response {
  return errorResponse(400, 'Certains champs sont à corriger.', { errors })
}

function schemaErrors(json: unknown, { issues }: z.core.$ZodError): FieldErrors {
  return Object.fromEntries(
    issues.map(({ path }) => {
      const field = String(path[0] ?? 'non_field_errors')
      const isMissing = typeof json === 'object' && json !== null && !Object.hasOwn(json, field)
      return [field, [isMissing ? 'Ce champ est obligatoire.' : 'Valeur invalide.']]
    }),
  )
}

/** A person sends fewer; the tests that ask every question need this many. */
const maxCallsPerMinute = 300

/** Counts a call and returns the seconds until it is allowed: 0 if it is allowed now. */
function createRateLimit(): () => number {
  const minute = 60_000
  let recent: number[] = []
  return () => {
    const now = Date.now()
    recent = recent.filter((time) => now - time < minute)
    const [oldest = now] = recent
    if (recent.length >= maxCallsPerMinute) return Math.ceil((oldest + minute - now) / 1000)
    recent.push(now)
    return 0
  }
}

/** What is wrong with a value that has the right type; undefined if nothing. */
type FieldError = string | undefined

export function checkText(text: string): FieldError {
  return text.trim() === '' ? 'Ce champ ne peut pas être vide.' : undefined
}

export function checkEmail(text: string): FieldError {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return undefined
  return checkText(text) ?? 'Saisissez une adresse e-mail valide.'
}

export function checkDate(text: string): FieldError {
  return isCalendarDay(text) ? undefined : 'Saisissez une date valide, au format AAAA-MM-JJ.'
}

/** The response for a body with at least one field error. */
export function rejectInvalid(results: Record<string, FieldError>): Response | undefined {
  const errors: FieldErrors = {}
  for (const [field, error] of Object.entries(results)) {
    if (error !== undefined) errors[field] = [error]
  }
  return Object.keys(errors).length > 0 ? fieldErrorsResponse(errors) : undefined
}
