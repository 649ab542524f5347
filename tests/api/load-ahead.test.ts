import { expect, test, vi } from 'vitest'
import { createApiClient } from '#src/api/client.ts'
import { loadAhead } from '#src/app/load-ahead.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { held } from '#tests/held.ts'

const base = 'https://api.test/api'
const lists = ['circuits', 'places', 'routes', 'emergency-contacts']

/** A host that answers every list, but for what `fault` does. */
function visit(fault: (path: string) => Promise<Response | undefined>) {
  const asked: string[] = []
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const client = createApiClient(async ({ url }) => {
    const path = new URL(url).pathname
    asked.push(path)
    return (await fault(path)) ?? Response.json([])
  }, base)
  const loaded = () => lists.filter((list) => queryClient.getQueryData([list]))
  const nextChance = held()
  return { asked, queryClient, loaded, nextChance, done: loadAhead(queryClient, client, () => nextChance.promise) }
}

test('every list is loaded once', async () => {
  const { asked, loaded, done } = visit(async () => undefined)
  await done
  expect(loaded()).toEqual(lists)
  expect(asked).toHaveLength(4)
})

test('one that was given up with the page that asked for it too is asked for again', async () => {
  const late = held()
  const { asked, queryClient, loaded, done } = visit(async (path) => {
    if (path.endsWith('/circuits/') && asked.length === 1) await late.promise
    return undefined
  })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await queryClient.cancelQueries({ queryKey: ['circuits'] })
  late.release()
  await done
  expect(loaded()).toEqual(lists)
  expect(asked).toHaveLength(5)
})

test('a part of one that came with the page is not all there is', async () => {
  const late = held()
  const { asked, queryClient, done } = visit(async (path) => {
    if (path.endsWith('/circuits/')) queryClient.setQueryData(['places'], [], { updatedAt: 1 })
    if (path.endsWith('/circuits/')) await queryClient.invalidateQueries({ queryKey: ['places'], refetchType: 'none' })
    if (path.endsWith('/places/') && asked.length === 2) await late.promise
    return undefined
  })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await queryClient.cancelQueries({ queryKey: ['places'] })
  late.release()
  await done
  expect(asked).toHaveLength(5)
  expect(queryClient.getQueryState(['places'])?.isInvalidated).toBe(false)
})

test('one that the host refused is asked for again on another page', async () => {
  const { asked, loaded, nextChance, done } = visit(async (path) =>
    path.endsWith('/places/') && asked.length < 4 ? Response.json({}, { status: 404 }) : undefined,
  )
  await vi.waitFor(() => expect(loaded()).toEqual(lists.filter((list) => list !== 'places')))
  expect(asked).toHaveLength(4)
  nextChance.release()
  await done
  expect(loaded()).toEqual(lists)
  expect(asked).toHaveLength(5)
})
