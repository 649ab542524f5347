import { describe, expect, test } from 'vitest'
import {
  idSchema,
  optionalAmount,
  optionalCount,
  optionalLatitude,
  optionalLongitude,
  optionalLabel,
  optionalText,
  requiredLabel,
  requiredText,
  slugSchema,
} from '#src/contract/values.ts'

const refused = Symbol('refused')

const values = [
  { name: 'idSchema', schema: idSchema },
  { name: 'requiredText', schema: requiredText },
  { name: 'optionalText', schema: optionalText },
  { name: 'requiredLabel', schema: requiredLabel },
  { name: 'optionalLabel', schema: optionalLabel },
  { name: 'slugSchema', schema: slugSchema },
  { name: 'optionalAmount', schema: optionalAmount },
  { name: 'optionalCount', schema: optionalCount },
  { name: 'optionalLatitude', schema: optionalLatitude },
  { name: 'optionalLongitude', schema: optionalLongitude },
] as const

const cases: Record<(typeof values)[number]['name'], [unknown, unknown][]> = {
  idSchema: [
    [1, 1],
    ['a-1', 'a-1'],
    ['', refused],
    [null, refused],
    [Number.NaN, refused],
  ],
  requiredText: [
    ['x', 'x'],
    [' x ', ' x '],
    ['', refused],
    [' \n', refused],
    [null, refused],
    [3, refused],
  ],
  optionalText: [
    ['', ''],
    ['x'.repeat(20_001), `${'x'.repeat(20_000)}…`],
    [null, null],
    [undefined, undefined],
    [3, refused],
  ],
  requiredLabel: [
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(200)}…`],
    [' ', refused],
    [' '.repeat(300), refused],
    ['\u202E', refused],
  ],
  optionalLabel: [
    ['😀'.repeat(101), `${'😀'.repeat(100)}…`],
    [`x${'😀'.repeat(100)}`, `x${'😀'.repeat(99)}\uFFFD…`],
    [undefined, undefined],
  ],
  slugSchema: [
    ['x'.repeat(300), 'x'.repeat(300)],
    ['..', refused],
    [' ', refused],
  ],
  optionalCount: [
    [7, 7],
    ['7.0', 7],
    [undefined, undefined],
    [0.0001, refused],
    ['2.5', refused],
    [-1, refused],
    [1_000_000, refused],
  ],
  optionalAmount: [
    [0, 0],
    [2.5, 2.5],
    ['45', 45],
    ['45.50', 45.5],
    [' 45 ', 45],
    ['0', 0],
    [null, null],
    [undefined, undefined],
    [-1, refused],
    ['-0.5', refused],
    ['', null],
    [' ', null],
    ['45 km', refused],
    ['1e3', refused],
    ['Infinity', refused],
    [Number.POSITIVE_INFINITY, refused],
    [Number.NaN, refused],
    [true, refused],
  ],
  optionalLatitude: [
    [-18.9, -18.9],
    ['-18.923600', -18.9236],
    [90, 90],
    [0, 0],
    [null, null],
    [90.1, refused],
    ['-91', refused],
  ],
  optionalLongitude: [
    ['47.5322', 47.5322],
    [-180, -180],
    [undefined, undefined],
    [180.5, refused],
  ],
}

describe.each(values)('$name', ({ name, schema }) => {
  test.each(cases[name])('makes of %j: %o', (input, output) => {
    const parsed = schema.safeParse(input)
    expect(parsed.success ? parsed.data : refused).toBe(output)
  })
})
