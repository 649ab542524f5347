import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiClient } from '#src/api/client.ts'
import { UnreadableError } from '#src/api/errors.ts'
import { loadList } from '#src/api/load-list.ts'
import { emergencyContactSchema } from '#src/contract/emergency-contact.ts'
import { scriptedClient } from '#tests/api/wire.ts'

const base = 'https://api.test/api'

function load(client: ApiClient, signal = new AbortController().signal, known?: unknown[]) {
  const source = { path: '/list/', itemSchema: emergencyContactSchema, failureText: 'Impossible', known }
  return loadList(client, source, signal)
}

function record(id: number, name = `n${id}`) {
  return { id, name }
}

/** Answers page n with record n and the `next` that `nextOf` gives it. */
function pagedClient(nextOf: (page: number) => string | null, count?: number) {
  return scriptedClient(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page') ?? 1)
    return Response.json({ results: [record(page)], count, next: nextOf(page) })
  })
}

beforeEach(() => {
  vi.mocked(console.warn).mockImplementation(() => {})
})

/** What was warned of so far; a warning that nobody takes fails the test. */
function takeWarnings() {
  const { calls } = vi.mocked(console.warn).mock
  return calls.splice(0).map(([first]) => String(first))
}

describe('following pages', () => {
  test('goes on to the end, with relative addresses too', async () => {
    const { client, requests } = pagedClient((page) => (page < 4 ? `?page=${page + 1}` : null))
    expect(await load(client)).toEqual([record(1), record(2), record(3), record(4)])
    expect(requests.map(({ url }) => url.replace(base, ''))).toEqual([
      '/list/',
      '/list/?page=2',
      '/list/?page=3',
      '/list/?page=4',
    ])
  })

  test.each([undefined, null, ''])('ends at next: %j', async (next) => {
    const { client, requests } = scriptedClient(() => Response.json({ results: [record(1)], next }))
    expect(await load(client)).toEqual([record(1)])
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['a page that points to itself', (page: number) => `?page=${page}`],
    ['two pages that point to each other', (page: number) => `?page=${page === 2 ? 3 : 2}`],
  ])('is not caught by %s', async (_, nextOf) => {
    const { client, requests } = pagedClient(nextOf)
    await load(client)
    expect(requests.length).toBeLessThanOrEqual(3)
    expect(takeWarnings()).toEqual([expect.stringContaining('it was read before')])
  })

  test.each([
    'https://evil.test/api/list/?page=2',
    'https://api.test.evil.test/api/list/?page=2',
    'https://api.test:8443/api/list/?page=2',
    '//evil.test/list/?page=2',
    'data:application/json,[]',
    'https://[',
  ])('sends nothing to %s', async (next) => {
    const { client, requests } = pagedClient(() => next)
    expect(await load(client)).toEqual([record(1)])
    expect(requests).toHaveLength(1)
    expect(takeWarnings()).toEqual([expect.stringContaining('it leads away from the API')])
  })

  test('stays on https when the API behind a proxy writes http', async () => {
    const { client, requests } = pagedClient((page) =>
      page < 3 ? `http://api.test/api/list/?page=${page + 1}` : null,
    )
    expect(await load(client)).toHaveLength(3)
    expect(requests.map(({ url }) => url)).toEqual([
      `${base}/list/`,
      `${base}/list/?page=2`,
      `${base}/list/?page=3`,
    ])
  })

  test('gives up on a list that never ends', async () => {
    const { client, requests } = pagedClient((page) => `?page=${page + 1}`)
    expect(await load(client)).toHaveLength(100)
    expect(requests).toHaveLength(100)
    expect(takeWarnings()).toEqual([expect.stringContaining('more than 100 pages')])
  })

  test.each([
    { count: 130, read: 130, warned: 0 },
    { count: 1e9, read: 1000, warned: 1 },
  ])('reads as many as its count of $count makes plausible', async ({ count, read, warned }) => {
    const { client } = pagedClient((page) => (page < 130 || count > 130 ? `?page=${page + 1}` : null), count)
    expect(await load(client)).toHaveLength(read)
    expect(takeWarnings()).toHaveLength(warned)
  })
})

describe('records', () => {
  test('one that comes twice is kept once', async () => {
    const { client } = scriptedClient(() =>
      Response.json([record(1, 'a'), record(2), record(1, 'newer')]),
    )
    expect(await load(client)).toEqual([record(1, 'newer'), record(2)])
  })

  test('a broken one is left out and reported, the others stay', async () => {
    const broken = [null, 'text', {}, { id: 2 }, { id: {}, name: 'x' }, { id: 3, name: '  ' }]
    const { client } = scriptedClient(() => Response.json([record(1), ...broken, record(9)]))
    expect(await load(client)).toEqual([record(1), record(9)])
    expect(takeWarnings()).toEqual(broken.map(() => 'A record of /list/ was left out'))
  })

  describe('of which none can be read', () => {
    const { client } = scriptedClient(() => Response.json([{ id: 1 }, { id: 2 }]))
    const signal = new AbortController().signal

    test('make an empty list', async () => {
      expect(await load(client, signal)).toEqual([])
      expect(await load(client, signal, [])).toEqual([])
      expect(takeWarnings()).toHaveLength(4)
    })

    test('take the place of no list that was read before', async () => {
      await expect(load(client, signal, [record(1)])).rejects.toMatchObject({
        message: 'Impossible',
        cause: expect.any(UnreadableError),
      })
      expect(takeWarnings()).toHaveLength(2)
    })
  })

  test('an empty list takes the place of one that was read before', async () => {
    const { client } = scriptedClient(() => Response.json([]))
    expect(await load(client, undefined, [record(1)])).toEqual([])
  })

  test('an empty list is no error', async () => {
    const { client } = scriptedClient(() => Response.json({ count: 0, results: [], next: null }))
    expect(await load(client)).toEqual([])
  })
})

test('whoever gives up gets the reason, not an error of the list', async () => {
  const { client } = scriptedClient(() => new Promise(() => {}))
  const controller = new AbortController()
  const loading = load(client, controller.signal)
  controller.abort(new Error('gone'))
  await expect(loading).rejects.toThrow('gone')
})
