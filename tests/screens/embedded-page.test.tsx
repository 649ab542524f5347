import { afterEach, beforeEach, expect, test } from 'vitest'
import { covers, wholeList } from '#src/api/partial-list.ts'
import { embeddedPageId, readEmbeddedPage } from '#src/app/embedded-page.ts'
import { unknownMoment } from '#src/lib/copy-age.ts'

const builtAt = 1e12
const query = (list: string) => ({ queryKey: [list], queryHash: list, state: { data: [{ id: 1 }], dataUpdatedAt: builtAt, isInvalidated: false } })

beforeEach(() => {
  const script = Object.assign(document.createElement('script'), { type: 'application/json', id: embeddedPageId })
  script.textContent = JSON.stringify({ builtAt, data: { mutations: [], queries: [query('places'), query('routes')] }, parts: { routes: 2 } })
  document.body.append(script)
})

afterEach(() => {
  document.getElementById(embeddedPageId)?.remove()
})

/** What the page holds for a visit at this moment. */
function read(openedAt: number) {
  const page = readEmbeddedPage(openedAt)
  return { builtAt: page?.builtAt, states: page?.data.queries.map(({ state }) => state) ?? [] }
}

test('data is as old as the page', () => {
  const { states } = read(builtAt + 1)
  expect(states.map(({ dataUpdatedAt }) => dataUpdatedAt)).toEqual([builtAt, builtAt])
})

test('of a page from the future nobody knows the age, nor takes it for fresh', () => {
  const page = read(builtAt - 1)
  expect(page.builtAt).toBe(unknownMoment)
  expect(page.states.map(({ dataUpdatedAt }) => dataUpdatedAt)).toEqual([unknownMoment, unknownMoment])
})

test('a part covers its own circuit alone', () => {
  const [places, routes] = read(builtAt + 1).states.map(({ data }) => Object(data))
  expect(wholeList(places)).toBe(places)
  expect([covers(routes, 2), covers(routes, 1)]).toEqual([true, false])
})
