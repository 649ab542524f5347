import type * as z from 'zod/mini'
import { type FieldErrors, refuse, refuseFields } from '#mocks/endpoints/refusals.ts'

type Reading<Body> = { body: Body; refusal?: never } | { body?: never; refusal: Response }

/** Reads a JSON body by the contract's schema, or says with a 400 what is wrong with it. */
export async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<Reading<z.output<Schema>>> {
  const json = parseJson(await request.text())
  if (json === undefined) {
    return { refusal: refuse(400, 'Le corps de la requête n’est pas du JSON.') }
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { body: parsed.data }

  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? 'non_field_errors')
    errors[field] = [isMissing(json, field) ? 'Ce champ est obligatoire.' : 'Valeur invalide.']
  }
  return { refusal: refuseFields(errors) }
}

function isMissing(json: unknown, field: string): boolean {
  return typeof json === 'object' && json !== null && !Object.hasOwn(json, field)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
