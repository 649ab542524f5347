import * as z from 'zod/mini'
import { optional } from '#src/contract/values.ts'

/** A page of a list, with records that are not yet checked. */
export const pageSchema = z.object({
  success: z.optional(z.literal(true)),
  results: z.array(z.unknown()),
  /** The number of records on all pages. */
  count: optional(z.number()),
  next: z.nullish(z.string()),
  previous: optional(z.string()),
})

/** The response of a list endpoint: a page of results, or a bare array, which is read as the only page. */
export const listEnvelopeSchema = z.union([
  pageSchema,
  z.pipe(
    z.array(z.unknown()),
    z.transform((results) => ({ results, count: results.length, next: null, previous: null })),
  ),
])
export type ListPage = z.input<typeof pageSchema>

/** An array that drops the items that do not match `itemSchema`, instead of failing as a whole. */
export function lenientArray<Item extends z.ZodMiniType>(itemSchema: Item) {
  return z.pipe(
    z.array(z.catch(z.optional(itemSchema), undefined)),
    z.transform((items): z.output<Item>[] => items.filter((item) => item !== undefined)),
  )
}
