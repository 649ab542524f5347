import { replaceEqualDeep } from '@tanstack/react-query'
import { inTurns } from '#src/api/in-turns.ts'
import type { Id } from '#src/contract/values.ts'

/**
 * `fresh` with the records of `known` where they say the same, or all of `known` where nothing is new: what is shown of
 * them need not be rendered again. Query's own comparison takes a long list in one go.
 */
export async function keepKnown<Item extends { id: Id }>(
  known: Item[] | undefined,
  fresh: Item[],
): Promise<Item[]> {
  if (!known) return fresh
  const byId = new Map(known.map((item) => [item.id, item]))
  const items: Item[] = []
  await inTurns(fresh, (item) => items.push(replaceEqualDeep(byId.get(item.id), item)))
  const nothingIsNew = items.length === known.length && items.every((item, index) => item === known[index])
  return nothingIsNew ? known : items
}
