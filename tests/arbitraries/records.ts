import * as fc from 'fast-check'
import * as fields from '#tests/arbitraries/fields.ts'
import { anyJson, unknownFields } from '#tests/arbitraries/json-text.ts'

/** A record as it is sent; `read` is what must come of it, undefined when it must be left out. */
export type SentRecord = { sent: unknown; read: Record<string, unknown> | undefined }

type Fields = Record<string, fields.Field>

const dates: Fields = { created_at: fields.optionalWords, updated_at: fields.optionalWords }
const described: Fields = { description: fields.optionalWords, description_fr: fields.optionalWords }

/** The fields of section 3 by list, without the id. */
export const listFields = {
  circuits: {
    name: fields.requiredWords,
    slug: fields.slug,
    ...described,
    region: fields.optionalWords,
    image: fields.optionalWords,
    estimated_duration_days: fields.amount,
    routes_count: fields.count,
    places_count: fields.count,
    ...dates,
  },
  places: {
    name: fields.requiredWords,
    name_fr: fields.optionalWords,
    slug: fields.optionalWords,
    ...described,
    image: fields.optionalWords,
    type: fields.optionalWords,
    type_display: fields.optionalWords,
    circuit: fields.otherId,
    circuit_name: fields.optionalWords,
    latitude: fields.latitude,
    longitude: fields.longitude,
    has_offline_content: fields.flag,
    ...dates,
  },
  routes: {
    name: fields.requiredWords,
    name_fr: fields.optionalWords,
    ...described,
    circuit: fields.otherId,
    circuit_name: fields.optionalWords,
    start_location: fields.optionalWords,
    end_location: fields.optionalWords,
    start_coordinates: fields.optionalWords,
    end_coordinates: fields.optionalWords,
    estimated_duration: fields.optionalWords,
    duration_hours: fields.amount,
    distance: fields.optionalWords,
    distance_km: fields.amount,
    elevation_gain: fields.amount,
    waypoints_count: fields.count,
    waypoints: fields.waypoints,
    transport_type: fields.optionalWords,
    transport_display: fields.optionalWords,
    difficulty: fields.optionalWords,
    ...dates,
  },
  'emergency-contacts': {
    name: fields.requiredWords,
    phone: fields.optionalWords,
    email: fields.optionalWords,
    type: fields.contactType,
    is_primary: fields.flag,
    created_at: fields.optionalWords,
  },
} satisfies Record<string, Fields>

export type ListName = keyof typeof listFields

/** A record that fits the contract, with an id that `recordsOf` then makes its own. */
export function goodRecord(list: ListName) {
  const all: Fields = listFields[list]
  const values = fc.record(Object.fromEntries(Object.entries(all).map(([name, { good }]) => [name, good])))
  return fc.tuple(values, unknownFields).map(([known, unknown]) => ({
    sent: { ...unknown, ...pick(known, 'sent') },
    read: pick(known, 'read'),
  }))
}

/** A record of which one field is not what the contract says, or that is no record at all. */
export function brokenRecord(list: ListName): fc.Arbitrary<unknown> {
  const all: Fields = { id: { good: fc.constant({ sent: 1, read: 1 }), broken: noIdAtAll }, ...listFields[list] }
  const nearlyGood = fc.constantFrom(...Object.entries(all)).chain(([name, { broken }]) =>
    fc.tuple(goodRecord(list), broken).map(([{ sent }, wrong]) => ({ id: 'broken', ...sent, [name]: wrong })),
  )
  // An answer of any shape that has no id is none.
  const absurd = anyJson.filter((value) => typeof value !== 'object' || value === null || !('id' in value))
  return fc.oneof({ weight: 3, arbitrary: nearlyGood }, absurd)
}

const noIdAtAll = fc.oneof(fields.noId, fc.constantFrom(null, undefined))

const ids: ((index: number) => unknown)[] = [
  (index) => index,
  (index) => -index - 1,
  (index) => `id-${index}`,
  (index) => `${'__proto__'.slice(index % 3)}${index}`,
  (index) => index + 0.5,
]

/** Good records and broken ones in any order. No two ids are alike. */
export function recordsOf(list: ListName, most = 5): fc.Arbitrary<SentRecord[]> {
  const record = fc.oneof(
    { weight: 2, arbitrary: fc.tuple(goodRecord(list), fc.constantFrom(...ids)).map(([good, idOf]) => ({ good, idOf })) },
    brokenRecord(list).map((broken) => ({ broken })),
  )
  return fc.array(record, { maxLength: most }).map((records) =>
    records.map((one, index): SentRecord => {
      if ('broken' in one) return { sent: one.broken, read: undefined }
      const id = one.idOf(index)
      return { sent: { ...one.good.sent, id }, read: { id, ...one.good.read } }
    }),
  )
}

function pick(values: Record<string, fields.SentValue>, side: keyof fields.SentValue) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value[side]]))
}
