import type * as z from 'zod/mini'
import { inTurns } from '#src/api/in-turns.ts'
import { keepKnown } from '#src/api/keep-known.ts'
import { type Lists, lists } from '#src/api/lists.ts'
import type { Id } from '#src/contract/values.ts'

type Listed = { id: Id }

/** The records of a stored list, with what is `known` of them already; undefined when one no longer fits its schema. */
export async function checkCopy(
  entity: keyof Lists,
  records: unknown[],
  known: Listed[] | undefined,
): Promise<Listed[] | undefined> {
  const { itemSchema }: { itemSchema: z.ZodMiniType<Listed> } = lists[entity]
  const checked: Listed[] = []
  await inTurns(records, (record) => {
    const parsed = itemSchema.safeParse(record)
    if (parsed.success) checked.push(parsed.data)
  })
  return checked.length === records.length ? keepKnown(known, checked) : undefined
}
