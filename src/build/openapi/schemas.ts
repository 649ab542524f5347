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

/** The JSON schemas of `components.schemas`: what the API sends and receives, before the site reads it. */
export function componentSchemas(): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [id, { schema }] of Object.entries(components)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      // What an unreadable value becomes is no default of the API.
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
      // The limits of a number that may also be a string are checks of a union, which zod leaves out.
      if (zodSchema._zod.def.type === 'union') addLimits(jsonSchema, zodSchema._zod.def.checks)
    },
  })
  return Object.fromEntries(
    Object.entries<DocumentedSchema>(components).map(([name, { description, fields = {} }]) => {
      const { properties, ...schema }: z.core.JSONSchema.BaseSchema = schemas[name] ?? {}
      delete schema.$schema
      delete schema.$id
      return [name, { description, ...schema, ...(properties && { properties: withTexts(properties, fields) }) }]
    }),
  )
}

function withTexts(properties: Record<string, z.core.JSONSchema._JSONSchema>, texts: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [
      field,
      typeof schema === 'object' ? { description: texts[field], ...schema } : schema,
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
