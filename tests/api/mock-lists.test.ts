import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { circuits } from '#mocks/data/circuits.ts'
import { places } from '#mocks/data/places.ts'
import { routes } from '#mocks/data/routes.ts'
import { createMockApi } from '#mocks/mock-api.ts'
import { circuitSchema } from '#src/contract/circuit.ts'
import { placeSchema } from '#src/contract/place.ts'
import { routeSchema } from '#src/contract/route.ts'

const pageSchema = z.object({
  count: z.number(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(z.object({ id: z.number() })),
})

const base = 'https://any.test/behind/a/prefix'

async function ask(address: string, init?: RequestInit) {
  return createMockApi().answer(new Request(`${base}${address}`, init))
}

async function page(address: string) {
  return pageSchema.parse(await (await ask(address)).json())
}

describe('a paged list', () => {
  test('names its neighbours by absolute addresses', async () => {
    const first = await page('/geography/places/')
    expect(first).toMatchObject({
      count: places.length,
      next: `${base}/geography/places/?page=2`,
      previous: null,
    })
    expect(first.results).toHaveLength(20)
    expect(await page('/geography/places/?page=2')).toMatchObject({
      next: `${base}/geography/places/?page=3`,
      previous: `${base}/geography/places/?page=1`,
    })
    expect(await page('/geography/places/?page=3')).toMatchObject({ next: null })
  })

  test('gives every record once, in order, whatever the page size', async () => {
    const ids: number[] = []
    for (let address: string | null = '/geography/routes/?page_size=7'; address; ) {
      // oxlint-disable-next-line no-await-in-loop -- each page names the one after it
      const { results, next }: z.infer<typeof pageSchema> = await page(address)
      ids.push(...results.map(({ id }) => id))
      address = next && next.replace(base, '')
    }
    expect(ids).toEqual(routes.map(({ id }) => id))
  })

  test.each(['0', '4', '-1', '1.5', 'x'])('answers 404 for page %s of 3', async (number) => {
    const response = await ask(`/geography/places/?page=${number}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ detail: 'Page non valide.' })
  })

  test.each(['0', '-3', 'x', ''])('takes page_size=%s as its own', async (size) => {
    expect((await page(`/geography/places/?page_size=${size}`)).results).toHaveLength(20)
  })

  test('keeps its filters on the following page', async () => {
    const found = await page('/geography/places/?circuit=1&page_size=5')
    expect(found.count).toBe(9)
    expect(found.next).toBe(`${base}/geography/places/?circuit=1&page_size=5&page=2`)
    expect((await page('/geography/routes/?circuit_name=Sud')).count).toBe(6)
    expect((await page('/geography/circuits/?slug=est')).results).toMatchObject([{ id: 4 }])
    expect(await page('/geography/places/?circuit=99')).toMatchObject({ count: 0, results: [] })
  })
})

test('the emergency contacts come as a bare array', async () => {
  expect(await (await ask('/emergency/contacts/')).json()).toBeInstanceOf(Array)
})

test.each([
  ['POST', '/geography/places/', 'GET'],
  ['DELETE', '/emergency/contacts/', 'GET'],
  ['GET', '/reservations/contact/', 'POST'],
  ['PUT', '/chatbot/message/', 'POST'],
])('%s %s is not allowed', async (method, address, allowed) => {
  const response = await ask(address, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe(allowed)
  expect(await response.json()).toMatchObject({ success: false })
})

test('an unknown address is a 404 in JSON', async () => {
  const response = await ask('/geography/volcanoes/')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false })
})

describe('the fixtures', () => {
  test.each([
    ['circuits', circuits, circuitSchema],
    ['places', places, placeSchema],
    ['routes', routes, routeSchema],
  ] as const)('%s hold the fields of the contract and no others', (_, records, schema) => {
    expect(records.map((record) => schema.parse(record))).toEqual(records)
  })

  test('count what they hold', () => {
    const held = circuits.map(({ id }) => ({
      places_count: places.filter(({ circuit }) => circuit === id).length,
      routes_count: routes.filter(({ circuit }) => circuit === id).length,
    }))
    expect(circuits).toMatchObject(held)
    expect(routes.map(({ waypoints }) => waypoints.length)).toEqual(
      routes.map(({ waypoints_count: count }) => count),
    )
  })
})
