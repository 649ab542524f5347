import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { emergencyContacts } from '#mocks/data/emergency-contacts.ts'
import { places } from '#mocks/data/places.ts'
import { routes } from '#mocks/data/routes.ts'
import type { Fault } from '#mocks/listen.ts'
import { cachedCircuit, circuitQueryOptions, circuitsQueryOptions, loadCircuit } from '#src/api/circuits.ts'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { prefetchMissing } from '#src/api/list-query.ts'
import { circuitPlacesQueryOptions, placesQueryOptions } from '#src/api/places.ts'
import { circuitRoutesQueryOptions, routesQueryOptions } from '#src/api/routes.ts'
import { respondWith, respondWithHtml, startServer, stubFetch } from '#tests/api/stub-fetch.ts'

const minutes = 60_000

const lists = [
  {
    path: '/api/geography/circuits/',
    load: () => new QueryClient().fetchQuery(circuitsQueryOptions()),
    fixtures: circuits,
    pages: [''],
    failureText: 'Impossible de charger les circuits',
  },
  {
    path: '/api/geography/places/',
    load: () => new QueryClient().fetchQuery(placesQueryOptions()),
    fixtures: places,
    pages: ['', '?page=2', '?page=3'],
    failureText: 'Impossible de charger les lieux',
  },
  {
    path: '/api/geography/routes/',
    load: () => new QueryClient().fetchQuery(routesQueryOptions()),
    fixtures: routes,
    pages: ['', '?page=2'],
    failureText: 'Impossible de charger les routes',
  },
  {
    path: '/api/emergency/contacts/',
    load: () => new QueryClient().fetchQuery(emergencyContactsQueryOptions()),
    fixtures: emergencyContacts,
    pages: [''],
    failureText: 'Impossible de charger les informations de contact',
  },
]

describe.each(lists)('GET $path', ({ path, load, fixtures, pages, failureText }) => {
  test('loads every page in order', async () => {
    const received = await startServer()
    expect(await load()).toEqual(fixtures)
    expect(received.map((request) => request.path)).toEqual(pages.map((page) => path + page))
  })

  const faults: [string, Fault][] = [
    ['no answer', () => 'reset'],
    ['a bad status', respondWith(500)],
    ['a page of HTML', respondWithHtml()],
    ['an object without results', respondWith(200, { count: 3 })],
    ['results that are no list', respondWith(200, { results: 'none' })],
    ['success: false', respondWith(200, { success: false, results: [] })],
  ]

  test.each(faults)('rejects with its French text after %s', async (_, fault) => {
    await startServer(fault)
    await expect(load()).rejects.toMatchObject({ name: 'LoadError', message: failureText })
  })

  test('rejects with its French text when every record is invalid', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    stubFetch(respondWith(200, [{ id: 1, name: null }]))
    await expect(load()).rejects.toMatchObject({ name: 'LoadError', message: failureText })
    expect(warn.mock.calls.splice(0)).toHaveLength(1)
  })
})

test('a list whose second page fails is an error, not half a list', async () => {
  stubFetch(({ url }) =>
    url.includes('page=2') ? Response.json({}, { status: 503 }) : Response.json({ results: [], next: '?page=2' }),
  )
  await expect(new QueryClient().fetchQuery(placesQueryOptions())).rejects.toMatchObject({
    message: 'Impossible de charger les lieux',
    cause: { message: 'HTTP error! status: 503' },
  })
})

test('a list stays fresh for its lifetime', () => {
  expect(circuitsQueryOptions().staleTime).toBe(5 * minutes)
  expect(placesQueryOptions().staleTime).toBe(10 * minutes)
  expect(routesQueryOptions().staleTime).toBe(10 * minutes)
  expect(emergencyContactsQueryOptions().staleTime).toBe(10 * minutes)
})

describe('a selection from the lists', () => {
  const nord = { id: 2, name: 'Nord', slug: 'nord' }

  test('finds the circuit of a slug, its places and its routes', async () => {
    await startServer()
    const queryClient = new QueryClient()
    await Promise.all([
      queryClient.prefetchQuery(circuitsQueryOptions()),
      queryClient.prefetchQuery(placesQueryOptions()),
      queryClient.prefetchQuery(routesQueryOptions()),
    ])
    const circuit = new QueryObserver(queryClient, circuitQueryOptions('nord'))
    const itsPlaces = new QueryObserver(queryClient, circuitPlacesQueryOptions(nord))
    const itsRoutes = new QueryObserver(queryClient, circuitRoutesQueryOptions(nord))
    expect(circuit.getCurrentResult().data).toEqual(circuits.find(({ slug }) => slug === 'nord'))
    expect(itsPlaces.getCurrentResult().data).toEqual(places.filter((place) => place.circuit === 2))
    expect(itsRoutes.getCurrentResult().data).toEqual(routes.filter((route) => route.circuit_name === 'Nord'))
    expect(queryClient.getQueryCache().getAll()).toHaveLength(3)
  })

  test.each([
    ['by the id, also when it is a string', { circuit: '2', circuit_name: 'Autre' }, 1],
    ['by the name when the id is missing', { circuit_name: 'Nord' }, 1],
    ['by the name when the id is null', { circuit: null, circuit_name: 'Nord' }, 1],
    ['never by the name when the id differs', { circuit: 1, circuit_name: 'Nord' }, 0],
    ['never without either', {}, 0],
  ])('a place belongs to a circuit %s', (_, owner, found) => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(placesQueryOptions().queryKey, [{ id: 1, name: 'Lieu', ...owner }])
    const itsPlaces = new QueryObserver(queryClient, circuitPlacesQueryOptions(nord))
    expect(itsPlaces.getCurrentResult().data).toHaveLength(found)
  })
})

describe('a loader', () => {
  const list = [{ id: 2, name: 'Nord', slug: 'nord' }]

  function cacheOf(data: typeof list, updatedAt: number) {
    const queryClient = new QueryClient()
    queryClient.setQueryData(circuitsQueryOptions().queryKey, data, { updatedAt })
    return queryClient
  }

  test('uses a cached list of any age', async () => {
    const requests = stubFetch(respondWith(200, []))
    const queryClient = cacheOf(list, 1)
    expect(await loadCircuit(queryClient, 'nord')).toEqual(list[0])
    expect(cachedCircuit(queryClient, 'nord')).toEqual(list[0])
    expect(requests).toEqual([])
  })

  test('reloads an older list that does not have the slug', async () => {
    stubFetch(respondWith(200, list))
    expect(await loadCircuit(cacheOf([], Date.now() - minutes), 'nord')).toEqual(list[0])
  })

  test('finds no circuit when the current list does not have the slug', async () => {
    const requests = stubFetch(respondWith(200, list))
    const queryClient = new QueryClient()
    expect(await loadCircuit(queryClient, 'atlantide')).toBeUndefined()
    expect(cachedCircuit(queryClient, 'atlantide')).toBeUndefined()
    expect(requests).toHaveLength(1)
  })

  test('rejects with the French text when the list cannot be loaded', async () => {
    stubFetch(respondWith(404))
    await expect(loadCircuit(new QueryClient(), 'nord')).rejects.toThrow('Impossible de charger les circuits')
  })

  test('prefetches only lists that are missing', async () => {
    const requests = stubFetch(respondWith(200, []))
    const queryClient = cacheOf(list, 1)
    prefetchMissing(queryClient, circuitsQueryOptions())
    prefetchMissing(queryClient, emergencyContactsQueryOptions())
    await expect.poll(() => queryClient.getQueryData(emergencyContactsQueryOptions().queryKey)).toEqual([])
    expect(requests).toHaveLength(1)
  })
})
