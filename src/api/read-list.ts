import type * as z from 'zod/mini'
import type { ApiClient } from '#src/api/client.ts'
import { keepKnown } from '#src/api/keep-known.ts'
import { type Lists, lists } from '#src/api/lists.ts'
import { loadList } from '#src/api/load-list.ts'
import { wholeList } from '#src/api/partial-list.ts'
import type { Id } from '#src/contract/values.ts'

export type Choice<Item extends z.ZodMiniType<{ id: Id }>> = {
  list: (all: Lists) => { path: string; itemSchema: Item }
  /** The text of section 8 for this list. */
  failureText: string
}

type Circumstances<Item extends z.ZodMiniType<{ id: Id }>> = {
  known: z.output<Item>[] | undefined
  mustBeReadable: boolean | undefined
}

/**
 * Loads a list anew; what is `known` of it stays where nothing has changed, be it the list or a part. Rejects as `loadList` does.
 */
export async function readList<Item extends z.ZodMiniType<{ id: Id }>>(
  client: ApiClient,
  { list, failureText }: Choice<Item>,
  { known, mustBeReadable }: Circumstances<Item>,
  signal: AbortSignal,
): Promise<z.output<Item>[]> {
  const source = { ...list(lists), failureText, known, mustBeReadable }
  return keepKnown(wholeList(known), await loadList(client, source, signal))
}
