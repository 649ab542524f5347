import type * as z from 'zod/mini'
import { inTurns } from '#src/api/in-turns.ts'
import { keepKnown } from '#src/api/keep-known.ts'
import { type Lists, lists } from '#src/api/lists.ts'
import type { Id } from '#src/contract/values.ts'

type Listed = { id: Id }

/** The records of a stored list that still fit their schema, with what is `known` of them already; undefined when none does. */
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
  const lost = records.length - checked.length
  if (lost > 0 && checked.length === 0) return undefined
  if (lost > 0) console.warn(`${lost} of ${records.length} stored records of ${entity} cannot be read any more`)
  return keepKnown(known, checked)
}
