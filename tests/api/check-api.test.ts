import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { emergencyContacts } from '#mocks/data/emergency-contacts.ts'
import { type Fault, listen } from '#mocks/listen.ts'
import { createMockApi } from '#mocks/mock-api.ts'
import { startServer } from '#tests/api/stub-fetch.ts'
import { checkLists } from '#scripts/check-api/check-lists.ts'

const [centre, nord] = circuits

/** Answers the list of a path with records, or with any other body. */
const listAs =
  (path: string, body: unknown): Fault =>
  ({ url }) =>
    url.endsWith(path) ? Response.json(body) : undefined

test('an API that the site can read is good, and only the lists are asked for', async () => {
  const received = await startServer()
  const { isGood, report } = await checkLists()
  expect(isGood).toBe(true)
  expect(report.split('\n')).toEqual([
    '/geography/circuits/: 5 kept',
    '/geography/places/: 43 kept',
    '/geography/routes/: 30 kept',
    '/emergency/contacts/: 5 kept',
  ])
  expect(new Set(received.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`))).toEqual(
    new Set([
      'GET /api/geography/circuits/',
      'GET /api/geography/places/',
      'GET /api/geography/routes/',
      'GET /api/emergency/contacts/',
    ]),
  )
})

test('a dropped record is named with its field and the reason', async () => {
  await startServer(listAs('/geography/circuits/', [centre, { ...nord, name: 7 }, { name: 'Sud', slug: '' }, 'x']))
  const { isGood, report } = await checkLists()
  expect(isGood).toBe(false)
  expect(report.split('\n').slice(0, 9)).toEqual([
    '/geography/circuits/: 1 kept',
    '  dropped: record 2 (id 2)',
    '    name: Invalid input: expected string, received number',
    '  dropped: record 3',
    '    id: Invalid input: expected number, received undefined / Invalid input: expected string, received undefined',
    '    slug: Invalid string: must match pattern /\\S/',
    '  dropped: record 4',
    '    the record: Invalid input: expected object, received string',
    '/geography/places/: 43 kept',
  ])
})

test('fields that are not read as sent and repeated ids are told, and are no failure', async () => {
  const day = { day: 1, title: 'Arrivée', night: { name: 'Ivato', lat: '-18.8', lon: 999 } }
  await startServer(
    listAs('/geography/circuits/', [
      { ...centre, routes_count: '6', itinerary: [day, {}] },
      { ...centre, region: {}, name: 'x'.repeat(201) },
      { ...nord, region: 4 },
    ]),
  )
  const { isGood, report } = await checkLists()
  expect(isGood).toBe(true)
  expect(report.split('\n').slice(0, 6)).toEqual([
    '/geography/circuits/: 2 kept',
    '  itinerary[].night is read as null, once: record 1 (id 1) has {"name":"Ivato","lat":"-18.8","lon":999}',
    '  itinerary[] is read as null, once: record 1 (id 1) has {}',
    `  name is cut or cleaned, once: record 2 (id 1) has "${'x'.repeat(79)}…`,
    '  region is read as null, 2 times: record 2 (id 1) has {}',
    '  id 1 comes 2 times: the last one is kept',
  ])
})

test.each<[string, Fault, string[]]>([
  ['refused', () => new Response(null, { status: 403 }), ['  HTTP error! status: 403']],
  ['no list', listAs('/emergency/contacts/', { contacts: [] }), [expect.stringMatching(/does not match the schema$/)]],
  ['cut off', () => 'reset', ['  No answer', '  fetch failed', expect.stringContaining('ECONNRESET')]],
])('a list that is %s is not read', async (_, fault, reasons) => {
  await startServer((request) => (request.url.includes('/emergency/') ? fault(request) : undefined))
  const { isGood, report } = await checkLists()
  expect(isGood).toBe(false)
  expect(report.split('\n').slice(3)).toEqual(['/emergency/contacts/: not read', ...reasons])
})

test('a list whose next page is elsewhere is told', async () => {
  const next = 'https://elsewhere.test/?page=2'
  await startServer(listAs('/emergency/contacts/', { results: emergencyContacts, next }))
  const { isGood, report } = await checkLists()
  expect(isGood).toBe(false)
  expect(report).toContain(`5 kept\n  The next page ${next} was not followed: it leads away from the API`)
})

test('the command exits with 1 and prints the report', async () => {
  const { answer } = createMockApi()
  const broken = listAs('/geography/places/', [{ id: 1 }])
  const { url, close } = await listen(async (request) => (await broken(request)) ?? answer(request))
  onTestFinished(close)
  const command = promisify(execFile)('node', ['scripts/check-api/run.js', `${url}/api`])
  await expect(command).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('/geography/places/: 0 kept\n  dropped: record 1 (id 1)\n    name: '),
  })
})
