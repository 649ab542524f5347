import * as z from 'zod/mini'
import type { DocumentedSchema } from '#src/build/openapi/documented-schema.ts'
import { messages } from '#src/build/openapi/messages.ts'
import { records } from '#src/build/openapi/records.ts'
import { idSchema, numeric, referenceSchema } from '#src/contract/values.ts'

/** The schemas of the document by their names. */
const components = {
  Id: {
    schema: idSchema,
    description: 'A number up to 2^53 - 1, or a text that is not empty. 1 and "1" are the same id.',
  },
  Numeric: { schema: numeric, description: 'A number, or a decimal number in a string, such as "45.50".' },
  Reference: { schema: referenceSchema, description: 'A reference number, which the traveller can quote.' },
  ...records,
  ...messages,
} satisfies Record<string, DocumentedSchema>

export type SchemaName = keyof typeof components

/** A reference to a schema of the document. */
export const ref = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` })

/** The JSON Schemas of `components.schemas`: the API's data as it is sent, before the site transforms it. */
export function componentSchemas(): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [id, { schema }] of Object.entries(components)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      // zod reports the fallback of z.catch() as a default. It is the site's fallback, not the API's default.
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
      // zod omits checks on unions, so the limits of numbers that may also be strings are added here.
      if (zodSchema._zod.def.type === 'union') addLimits(jsonSchema, zodSchema._zod.def.checks)
    },
  })
  return Object.fromEntries(
    Object.entries<DocumentedSchema>(components).map(([name, { description, fields = {} }]) => {
      const { properties, ...schema }: z.core.JSONSchema.BaseSchema = schemas[name] ?? {}
      // In an OpenAPI document the dialect is OpenAPI's, and `$ref` finds a schema by its place, not by an `$id`.
      delete schema.$schema
      delete schema.$id
      return [name, { description, ...schema, ...(properties && { properties: addDescriptions(properties, fields) }) }]
    }),
  )
}

function addDescriptions(
  properties: Record<string, z.core.JSONSchema._JSONSchema>,
  descriptions: Record<string, string>,
) {
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [
      field,
      typeof schema === 'object' ? { description: descriptions[field], ...schema } : schema,
    ]),
  )
}

function addLimits(schema: object, checks: readonly z.core.$ZodCheck[] = []) {
  for (const check of checks) {
    if (check instanceof z.core.$ZodCheckGreaterThan) {
      const { inclusive, value } = check._zod.def
      Object.assign(schema, { [inclusive ? 'minimum' : 'exclusiveMinimum']: value })
    } else if (check instanceof z.core.$ZodCheckLessThan) {
      const { inclusive, value } = check._zod.def
      Object.assign(schema, { [inclusive ? 'maximum' : 'exclusiveMaximum']: value })
    }
  }
}
