import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { ApiClient } from '#src/api/client.ts'
import { LoadError } from '#src/api/errors.ts'
import { lateCode } from '#src/api/late-code.ts'
import type { Choice } from '#src/api/read-list.ts'
import type { Id } from '#src/contract/values.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Set by a build, whose pages stay as they are written. */
      mustBeReadable?: boolean
    }
  }
}

type ListQuery<Key extends string, Item extends z.ZodMiniType<{ id: Id }>> = Choice<Item> & {
  queryKey: [Key]
  staleTime: number
}

/** A list of the API, cached as a whole. The code that reads it comes with the first reading. */
export function listQuery<Key extends string, Item extends z.ZodMiniType<{ id: Id }>>(
  client: ApiClient,
  { queryKey, staleTime, ...choice }: ListQuery<Key, Item>,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client: cache, meta }) => {
      const [{ readList }] = await lateCode(comeAlong).catch((error: unknown) => {
        throw new LoadError(choice.failureText, { cause: error })
      })
      const known = cache.getQueryData<z.output<Item>[]>(queryKey)
      return readList(client, choice, { known, mustBeReadable: meta?.mustBeReadable }, signal)
    },
    staleTime,
  })
}

/** Both at once: the second is what the client asks for next. */
function comeAlong() {
  return Promise.all([import('#src/api/read-list.ts'), import('#src/api/exchange.ts')])
}
