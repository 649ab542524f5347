import * as z from 'zod/mini'

const pageSchema = z.object({
  success: z.optional(z.literal(true)),
  results: z.array(z.unknown()),
  /** Of all pages together. The records can be read without it. */
  count: z.catch(z.nullish(z.number()), null),
  next: z.nullish(z.string()),
  previous: z.catch(z.nullish(z.string()), null),
})

/** What a list endpoint answers: a page of results, or a bare array, read as the only page. */
export const listEnvelopeSchema = z.union([
  pageSchema,
  z.pipe(
    z.array(z.unknown()),
    z.transform((results) => ({ results, count: results.length, next: null, previous: null })),
  ),
])
export type ListPage = z.input<typeof pageSchema>

/** An array of which only the items that fit `itemSchema` are kept: one bad item is no reason to lose the others. */
export function readableItems<Item extends z.ZodMiniType>(itemSchema: Item) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((item) => {
        const parsed = itemSchema.safeParse(item)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
}
