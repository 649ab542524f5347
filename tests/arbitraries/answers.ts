import * as fc from 'fast-check'
import { anyText, type SentText } from '#tests/arbitraries/hostile-texts.ts'
import { anyJson, deep, toJson } from '#tests/arbitraries/json-text.ts'

/** An answer of the server, before it is put into a Response, which can be read only once. */
export type Answer = { status: number; headers?: [string, string][]; body: string | Uint8Array<ArrayBuffer> | null }

export function toResponse({ status, headers = [], body }: Answer): Response {
  return new Response([204, 205, 304].includes(status) ? null : body, { status, headers })
}

/** Bodies that are no JSON, whatever their header says. */
export const noJson: fc.Arbitrary<Answer['body']> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '<!doctype html><html><body><h1>502 Bad Gateway</h1><script>window.hacked=1</script></body></html>',
    '{"results": [{"id": 1, "name": "Nord", "slug": "nord"}',
    '[{"id": 1, "name": "No',
    '[1, 2,]',
    '{"results": NaN}',
    '{"results": [Infinity]}',
    "{'results': []}",
    'undefined',
    '[]]',
    'callback([])',
    ')]}\',\n[]',
    '\uFEFF\uFEFF[]',
    '['.repeat(5_000),
  ),
  fc.uint8Array({ min: 0x80, minLength: 1, maxLength: 40 }).map((bytes) => Uint8Array.from(bytes)),
)

/** Statuses that `Response` can be made with and that say that all is well. */
export const goodStatus = fc.constantFrom(200, 201, 202, 203, 206, 207, 226, 299)
export const badStatus = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(400, 401, 403, 404, 405, 409, 413, 418, 422, 429, 500, 501, 502, 503, 504) },
  // 304 is an answer to a question that the client does not ask.
  fc.integer({ min: 300, max: 599 }).filter((status) => status !== 304),
)

/** What a Retry-After header may say, and how many seconds it is; null for what says nothing. */
export const retryAfter = fc.oneof(
  fc.constantFrom<{ header?: string; seconds: number | null }>(
    { seconds: null },
    { header: '', seconds: null },
    { header: 'later', seconds: null },
    { header: 'later 7', seconds: null },
    { header: '-5', seconds: null },
    { header: '1.5', seconds: null },
    { header: '5, 7', seconds: null },
    { header: '0x10', seconds: null },
    { header: '1e3', seconds: null },
    { header: 'Infinity', seconds: null },
    { header: '9'.repeat(30), seconds: null },
    { header: '9'.repeat(400), seconds: null },
    { header: 'Wed, 21 Oct 2015 07:28:00 GMT', seconds: 0 },
    { header: 'Wed, 21 Oct 9915 07:28:00 GMT', seconds: null },
    { header: 'Wed, 99 Foo 2015', seconds: null },
    { header: ' 12 ', seconds: 12 },
  ),
  fc.nat(100_000).map((seconds) => ({ header: String(seconds), seconds })),
)

/** What the body of a refusal says of it; the empty text where it says nothing that can be read. */
export type Said = {
  body: Answer['body']
  message: string
  detail: string
  error: string
  fields: [string, string[]][]
  /** Seconds; null where it says none that can be believed. */
  wait: number | null
  readable: boolean
}

const silence = { message: '', detail: '', error: '', fields: [], wait: null }

const reason = fc.oneof(
  { weight: 3, arbitrary: anyText.map(({ sent, read }) => ({ sent, read })) },
  fc.tuple(anyText, anyText).map(([one, other]) => ({
    sent: [one.sent, other.sent],
    read: `${one.read} ${other.read}`,
  })),
  fc.constantFrom<unknown>(undefined, null, 7, {}, true, [4], { fr: 'Non' }).map((sent) => ({ sent, read: '' })),
)

const wait = fc.oneof(
  fc.nat(100_000).map((seconds) => ({ sent: seconds, read: seconds })),
  fc.nat(100_000).map((seconds) => ({ sent: String(seconds), read: seconds })),
  fc
    .constantFrom<unknown>(undefined, null, -1, 'soon', '', {}, [], true, 1e300, '9'.repeat(400), '1e3')
    .map((sent) => ({ sent, read: null })),
)

const fieldNames = fc.constantFrom('client_name', 'circuit_id', 'constructor', 'toString', 'non_field_errors')
const fieldMessages = fc.oneof(
  anyText.map(({ sent, read }) => ({ sent, read: [read] })),
  fc.array(anyText, { maxLength: 2 }).map((texts: SentText[]) => ({
    sent: texts.map(({ sent }) => sent),
    read: texts.map(({ read }) => read),
  })),
  fc.constantFrom<unknown>(null, 3, {}, [4], true).map((sent) => ({ sent, read: [] })),
)
const fieldErrors = fc.oneof(
  fc.uniqueArray(fc.tuple(fieldNames, fieldMessages), { selector: ([name]) => name, maxLength: 3 }).map((entries) => ({
    sent: Object.fromEntries(entries.map(([name, { sent }]) => [name, sent])),
    read: entries.map(([name, { read }]): [string, string[]] => [name, read]),
  })),
  fc.constantFrom<unknown>(undefined, null, 'all', 3, ['x']).map((sent) => ({ sent, read: [] })),
)

const speaking = fc
  .record({ message: reason, detail: reason, error: reason, retry_after: wait, errors: fieldErrors })
  .map(
    ({ message, detail, error, retry_after, errors }): Said => ({
      body: toJson({
        success: false,
        message: message.sent,
        detail: detail.sent,
        error: error.sent,
        retry_after: retry_after.sent,
        errors: errors.sent,
      }),
      message: message.read,
      detail: detail.read,
      error: error.read,
      fields: errors.read,
      wait: retry_after.read,
      readable: true,
    }),
  )

const mute = fc.oneof(
  noJson.map((body): Said => ({ ...silence, body, readable: false })),
  anyJson
    .filter((value) => typeof value !== 'object' || value === null || Array.isArray(value))
    .map((value): Said => ({ ...silence, body: toJson(value), readable: true })),
  fc.constantFrom('{}', deep(2_000), `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`).map((body): Said => ({
    ...silence,
    body,
    readable: true,
  })),
)

/** A refusal's body in every degree of usefulness. */
export const refusal = fc.oneof({ weight: 3, arbitrary: speaking }, mute)
