import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { createMockApi } from '#mocks/mock-api.ts'
import { openApi } from '#src/build/openapi/document.ts'
import { loadProgramme } from '#src/content/programmes.ts'
import { readSettings } from '#src/settings.ts'
import { contactMessage, reservation } from '#tests/api/payloads.ts'

const base = 'https://api.test/api'
const { endpoints, answer } = createMockApi()
const document = JSON.parse(openApi(readSettings({ VITE_API_BASE_URL: base })))

const ajv = new Ajv2020({ strictTypes: false })
// OpenAPI's own keywords.
ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components']).addSchema(document, 'openapi.json')

/** What a value has wrong by the schema at a JSON pointer of the document; empty if nothing. */
function faults(value: unknown, pointer: string): string[] {
  const validate = ajv.compile({ $ref: `openapi.json#${pointer}` })
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const escaped = (key: string) => key.replaceAll('/', '~1')
const jsonContent = `content/${escaped('application/json')}/schema`

test('the document is valid OpenAPI 3.1', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await new Validator().validate(document)).toEqual({ valid: true })
})

test('the document has the calls that the mock API answers, at the configured API', () => {
  const calls = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
  expect(document.servers).toEqual([{ url: base }])
})

test('every object and every field has a text', () => {
  const schemas = Object.entries<{ description: string; properties?: Record<string, { description?: string }> }>(
    document.components.schemas,
  )
  const texts = schemas.flatMap(([name, { description, properties = {} }]) => [
    [name, description],
    ...Object.entries(properties).map(([field, schema]) => [`${name}.${field}`, schema.description]),
  ])
  expect(texts.filter(([, text]) => !text)).toEqual([])
})

const chat = { message: 'Bonjour', language: 'fr' }

test.each([
  ['GET', '/geography/circuits/', 200],
  ['GET', '/geography/circuits/?page=9', 404],
  ['GET', '/geography/places/?page_size=100', 200],
  ['GET', '/geography/routes/?page_size=100', 200],
  ['GET', '/emergency/contacts/', 200],
  ['POST', '/reservations/reservation-request/', 201, reservation()],
  ['POST', '/reservations/reservation-request/', 400, reservation({ client_name: '' })],
  ['POST', '/reservations/reservation-request/', 404, reservation({ circuit_id: 99 })],
  ['POST', '/reservations/contact/', 201, contactMessage()],
  ['POST', '/chatbot/message/', 200, chat],
  ['POST', '/chatbot/message/', 400, { ...chat, message: 3 }],
])('%s %s is answered with %i as the document says', async (method, address, status, body?: object) => {
  const path = address.replace(/\?.*/, '')
  const response = await answer(new Request(base + address, { method, ...(body && { body: JSON.stringify(body) }) }))
  expect(response.status).toBe(status)
  const operation = `/paths/${escaped(path)}/${method.toLowerCase()}`
  const described = document.paths[path][method.toLowerCase()].responses[status]
  const pointer = described.$ref?.slice(1) ?? `${operation}/responses/${status}`
  expect(faults(await response.json(), `${pointer}/${jsonContent}`)).toEqual([])
})

test.each([
  ['/reservations/reservation-request/', reservation()],
  ['/reservations/contact/', contactMessage()],
  ['/chatbot/message/', chat],
])('what the site posts to %s matches the document', (path, body) => {
  expect(faults(body, `/paths/${escaped(path)}/post/requestBody/${jsonContent}`)).toEqual([])
})

test.each(circuits)('the programme of $name matches the document', async (circuit) => {
  const record = { ...circuit, ...(await loadProgramme(circuit.slug)) }
  expect(faults(record, '/components/schemas/Circuit')).toEqual([])
})

test.each([
  ['Circuit', { id: 1, name: 'Nord' }, [" must have required property 'slug'"]],
  ['Circuit', { id: 1, name: ' ', slug: 'nord', colour: 'red' }, ['/name must match pattern "\\S"']],
  ['Place', { id: 1, name: 'Isalo', latitude: '-22.55', longitude: null, type: 'lagoon' }, []],
])('a %s %j has the faults %j', (name, record, found) => {
  expect(faults(record, `/components/schemas/${name}`)).toEqual(found)
})

test.each([
  ['Place', 'latitude', 91],
  ['Circuit', 'estimated_duration_days', -1],
  ['Circuit', 'estimated_duration_days', 1_000_000],
  ['ChatReply', 'suggestions', ['Visa', null]],
])('%s.%s is not %j', (name, field, value) => {
  expect(faults(value, `/components/schemas/${name}/properties/${field}`)).not.toEqual([])
})
