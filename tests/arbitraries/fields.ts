import * as fc from 'fast-check'
import { anyText, blankText, type SentText, tellingText } from '#tests/arbitraries/hostile-texts.ts'
import { writtenNumber } from '#tests/arbitraries/json-text.ts'

/** What stands in the JSON, and what must come out of it; `read: undefined` is a field that is not there. */
export type SentValue = { sent: unknown; read: unknown }

/** What is good for a field, and what makes its record a broken one. */
export type Field = { good: fc.Arbitrary<SentValue>; broken: fc.Arbitrary<unknown> }

const same = (value: unknown): SentValue => ({ sent: value, read: value })
const toValue = ({ sent, read }: SentText): SentValue => ({ sent, read })
const nothing = fc.constantFrom(same(null), same(undefined))
const noText = fc.constantFrom<unknown>(0, 7, true, false, [], ['Nord'], {}, { fr: 'Nord' }, writtenNumber('1e999'))
const noNumber = fc.constantFrom<unknown>(
  true, false, [], [3], {}, 'NaN', 'Infinity', '-Infinity', '1e3', '0x10', '12 km', '1,5', '1 000', '٣', '--1', '.', '1.',
  writtenNumber('1e999'), writtenNumber('-1e999'), '9'.repeat(400), `-${'9'.repeat(400)}`,
)

function optional({ good, broken }: Field): Field {
  return { good: fc.oneof({ weight: 3, arbitrary: good }, nothing), broken }
}

/** A number that is not there may be written as a text without a word. */
function optionalNumber({ good, broken }: Field): Field {
  const blank = fc.constantFrom('', ' ').map((sent) => ({ sent, read: null }))
  return optional({ good: fc.oneof({ weight: 5, arbitrary: good }, blank), broken })
}

function required({ good, broken }: Field): Field {
  return { good, broken: fc.oneof(broken, fc.constantFrom(null, undefined)) }
}

/** A decimal number, as a number or as a server writes it that fears for its decimals. */
function decimals(least: number, most: number): fc.Arbitrary<SentValue> {
  return fc
    .tuple(fc.integer({ min: least * 100, max: most * 100 }), fc.constantFrom('number', 'text', 'spaced', 'zeros'))
    .map(([hundredths, writing]) => {
      const read = hundredths / 100
      const sent = { number: read, text: String(read), spaced: ` ${read} `, zeros: read.toFixed(4) }[writing]
      return { sent, read }
    })
}

const words: Field = { good: anyText.map(toValue), broken: noText }

export const optionalWords = optional(words)
export const requiredWords = required({ good: tellingText.map(toValue), broken: fc.oneof(noText, blankText) })

const negative = fc.constantFrom<unknown>(-1, -0.01, '-3', '-0.5', writtenNumber('-1e300'))
const absurd = fc.constantFrom<unknown>(1e6, 1e21, 1e300, Number.MAX_VALUE, '1000000', '9'.repeat(30))
/** Less than any measure is shown by. */
const little = fc.constantFrom<SentValue>(
  { sent: 0.04, read: 0.04 },
  { sent: '0.004', read: 0.004 },
  { sent: '0.000000001', read: 1e-9 },
)
export const amount = optionalNumber({
  good: fc.oneof({ weight: 3, arbitrary: decimals(0, 5000) }, little),
  broken: fc.oneof(noNumber, negative, absurd),
})

const natural = fc.nat(5000).chain((read) => fc.constantFrom(read, String(read), `${read}.0`).map((sent) => ({ sent, read })))
const fraction = fc.constantFrom<unknown>(0.5, 0.0001, '2.5', 1e-9)
export const count = optionalNumber({ good: natural, broken: fc.oneof(noNumber, negative, absurd, fraction) })

const beyond = (most: number) => fc.constantFrom<unknown>(most + 0.01, -most - 1, String(most + 1), `-${most}.5`, 1e300)
export const latitude = optionalNumber({ good: decimals(-90, 90), broken: fc.oneof(noNumber, beyond(90)) })
export const longitude = optionalNumber({ good: decimals(-180, 180), broken: fc.oneof(noNumber, beyond(180)) })

/** Those that the site knows, and any other. */
export const contactType: Field = {
  good: fc.oneof(fc.constantFrom('emergency', 'reservations', 'customer_service').map(same), optionalWords.good),
  broken: optionalWords.broken,
}

export const flag = optional({
  good: fc.boolean().map(same),
  broken: fc.constantFrom<unknown>(0, 1, 'true', 'false', '', [], {}),
})

/** Numbers that JSON cannot tell from their neighbours name no record. */
export const noId = fc.constantFrom<unknown>(
  '', '\u202E', true, [], {}, [1], writtenNumber('9007199254740993'), writtenNumber('1e999'), 1e21,
)
export const otherId = optional({
  good: fc.oneof(fc.nat().map(same), fc.constantFrom('a-1', '0', '__proto__', ' ').map(same)),
  broken: noId,
})

const waypoint = fc.oneof(
  requiredWords.good.map(({ sent, read }) => ({ sent: { name: sent, order: 1 }, read: { name: read } })),
  fc.constantFrom<unknown>(null, 'Ranohira', {}, { name: ' ' }, { name: 4 }, [], 0).map((sent) => ({ sent, read: null })),
)
/** One waypoint that cannot be read is no reason to lose the route, nor to count one less. */
export const waypoints = optional({
  good: fc.array(waypoint, { maxLength: 4 }).map((stops) => ({
    sent: stops.map(({ sent }) => sent),
    read: stops.map(({ read }) => read),
  })),
  broken: fc.constantFrom<unknown>('Ranohira', 3, {}, true),
})

/** '.' and '..' are ways to another page. */
export const slug = required({
  good: fc.oneof(
    tellingText.filter(({ read }) => read !== '.' && read !== '..').map(toValue),
    fc.constantFrom('...', 'a/b', '../x', '%2e%2e', '?', '#', 'nord').map(same),
  ),
  broken: fc.oneof(requiredWords.broken, fc.constantFrom<unknown>('.', '..')),
})
