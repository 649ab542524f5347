import { expect, test, vi } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { listen, listenMockApi } from '#mocks/listen.ts'
import { createApiClient } from '#src/api/client.ts'
import { listCircuits } from '#src/app/list-circuits.ts'

const clientOf = (url: string) => createApiClient((request) => fetch(request), `${url}/api`)

test('a build asks the API for its circuits, page after page', async () => {
  const api = await listenMockApi((request) => {
    const { searchParams, origin } = new URL(request.url)
    const second = searchParams.has('page')
    const next = second ? null : `${origin}/api/geography/circuits/?page=2`
    const results = second ? circuits.slice(2) : circuits.slice(0, 2)
    return Response.json({ results, count: circuits.length, next, previous: null })
  })
  const found = await listCircuits(clientOf(api.url))
  await api.close()
  expect(found.map(({ slug }) => slug)).toEqual(circuits.map(({ slug }) => slug))
})

test.each([
  ['fails', () => new Response(null, { status: 503 }), 'status: 503'],
  ['cuts the line', () => 'reset' as const, 'No answer'],
  ['speaks of something else', () => Response.json({}), 'did not answer with a list'],
])('a build is told why an API that %s gives no circuits', async (_api, reply, reason) => {
  const api = await listen(async () => reply())
  const asked = listCircuits(clientOf(api.url))
  await expect(asked).rejects.toThrow(`${api.url}/api did not give the circuits`)
  await expect(asked).rejects.toHaveProperty('cause.cause.message', expect.stringContaining(reason))
  await api.close()
})

test('a build takes circuits that nobody can read for none given, and an empty list for one', async () => {
  vi.mocked(console.warn).mockImplementation(() => {})
  let results: object[] = [{ uuid: 'a' }]
  const api = await listen(async () => Response.json({ results }))
  await expect(listCircuits(clientOf(api.url))).rejects.toHaveProperty('cause.cause.message', expect.stringContaining('No record of'))
  expect(vi.mocked(console.warn).mock.calls.splice(0)).toEqual([[expect.stringContaining('was left out'), expect.anything()]])
  results = []
  expect(await listCircuits(clientOf(api.url))).toEqual([])
  await api.close()
})
