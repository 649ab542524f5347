import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { Fault } from '#mocks/listen.ts'
import { circuits } from '#mocks/data/circuits.ts'
import { emergencyContacts } from '#mocks/data/emergency-contacts.ts'
import { places } from '#mocks/data/places.ts'
import { routes } from '#mocks/data/routes.ts'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { emergencyContactsQuery } from '#src/api/emergency-contacts.ts'
import { placesQuery } from '#src/api/places.ts'
import { routesQuery } from '#src/api/routes.ts'
import { brokenAnswer, openWire, scriptedClient, wires } from '#tests/api/wire.ts'

const minutes = 60_000

const reads = [
  {
    path: '/api/geography/circuits/',
    load: (client: ApiClient) => new QueryClient().fetchQuery(circuitsQuery(client)),
    fixtures: circuits,
    pages: ['?'],
    failureText: 'Impossible de charger les circuits',
  },
  {
    path: '/api/geography/places/',
    load: (client: ApiClient) => new QueryClient().fetchQuery(placesQuery(client)),
    fixtures: places,
    pages: ['?', '?page=2', '?page=3'],
    failureText: 'Impossible de charger les lieux',
  },
  {
    path: '/api/geography/routes/',
    load: (client: ApiClient) => new QueryClient().fetchQuery(routesQuery(client)),
    fixtures: routes,
    pages: ['?', '?page=2'],
    failureText: 'Impossible de charger les routes',
  },
  {
    path: '/api/emergency/contacts/',
    load: (client: ApiClient) => new QueryClient().fetchQuery(emergencyContactsQuery(client)),
    fixtures: emergencyContacts,
    pages: ['?'],
    failureText: 'Impossible de charger les informations de contact',
  },
]

describe.each(wires)('over %s', (kind) => {
  describe.each(reads)('GET $path', ({ path, load, fixtures, pages, failureText }) => {
    test('reads the list to its last page, in order', async () => {
      const { client, received } = await openWire(kind)

      expect(await load(client)).toEqual(fixtures)
      expect(received.map(({ method }) => method)).toEqual(pages.map(() => 'GET'))
      expect(received.map((request) => request.path)).toEqual(pages.map(() => path))
      expect(received.map(({ search }) => search || '?')).toEqual(pages)
    })

    test('is anonymous', async () => {
      const { client, received } = await openWire(kind)
      await load(client)
      expect(received[0]?.headers.get('Accept')).toBe('application/json')
      expect(received[0]?.headers.has('Authorization')).toBe(false)
    })

    const failures: [string, Fault][] = [
      ['status 500', () => Response.json({}, { status: 500 })],
      ['status 404', () => Response.json({}, { status: 404 })],
      ['no answer', () => 'reset'],
      ['an HTML page', () => brokenAnswer('<!doctype html><title>Proxy</title>')],
      ['cut JSON', () => brokenAnswer('{"results": [{"id": 1,')],
      ['an empty body', () => brokenAnswer('')],
      ['JSON null', () => Response.json(null)],
      ['an object without results', () => Response.json({ count: 3 })],
      ['results that are no list', () => Response.json({ results: 'none' })],
      ['success: false', () => Response.json({ success: false, results: [] })],
    ]

    test.each(failures)('%s is an error with its French text', async (_, fault) => {
      const { client } = await openWire(kind, fault)
      await expect(load(client)).rejects.toMatchObject({ name: 'LoadError', message: failureText })
    })
  })

  test('a list that breaks off at its second page is an error, not half a list', async () => {
    const { client } = await openWire(kind, (request) =>
      request.url.includes('page=2') ? Response.json({}, { status: 503 }) : undefined,
    )
    await expect(new QueryClient().fetchQuery(placesQuery(client))).rejects.toMatchObject({
      message: 'Impossible de charger les lieux',
      cause: { message: 'HTTP error! status: 503' },
    })
  })
})

test('a list stays fresh for its lifetime', () => {
  const { client } = scriptedClient(() => Response.json([]))
  expect(circuitsQuery(client).staleTime).toBe(5 * minutes)
  expect(placesQuery(client).staleTime).toBe(10 * minutes)
  expect(routesQuery(client).staleTime).toBe(10 * minutes)
  expect(emergencyContactsQuery(client).staleTime).toBe(10 * minutes)
})
