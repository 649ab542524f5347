import type * as z from 'zod/mini'

/** A schema of the document, with a text for it and for each of its fields. */
export type DocumentedSchema = { schema: z.ZodMiniType; description: string; fields?: Record<string, string> }

/** A schema of an object; the type checker asks for a text for each field. */
export function describeObject<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodMiniObject<Shape, z.core.$ZodObjectConfig>,
  description: string,
  fields: { [Field in keyof Shape & string]: string },
): DocumentedSchema {
  return { schema, description, fields }
}
