import { describe, expect, test } from 'vitest'
import { median } from '#tests/bench/median.ts'
import { formatValue, meetsLimit, pageTable, ratio, table } from '#tests/bench/report.ts'
import type { Row } from '#tests/bench/rows.ts'
import type { Sample } from '#tests/bench/sample.ts'
import { scaleTable } from '#tests/bench/scale-report.ts'
import type { Scale } from '#tests/bench/scale.ts'
import { blockingTime, layoutShift, longest } from '#tests/bench/vitals.ts'

describe('median', () => {
  test.each([
    [[3], 3],
    [[9, 1, 4], 4],
    [[10, 2, 8, 4], 6],
    [[1, 100, 20], 20],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  test('is unknown when a run could not measure, or none ran', () => {
    expect(median([1, undefined, 3])).toBeUndefined()
    expect(median([])).toBeUndefined()
  })
})

describe('layout shift', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })

  test('adds what comes within a second of the one before', () => {
    expect(layoutShift([shift(0, 0.1), shift(900, 0.2), shift(1800, 0.3)])).toBeCloseTo(0.6)
  })

  test('takes the worst burst alone', () => {
    expect(layoutShift([shift(0, 0.3), shift(1500, 0.1), shift(2000, 0.1)])).toBeCloseTo(0.3)
  })

  test('ends a burst after five seconds', () => {
    const steady = Array.from({ length: 7 }, (_, index) => shift(index * 900, 0.1))
    expect(layoutShift(steady)).toBeCloseTo(0.6)
  })

  test('leaves out what answers an input', () => {
    expect(layoutShift([shift(0, 0.5, true), shift(100, 0.1)])).toBeCloseTo(0.1)
    expect(layoutShift([])).toBe(0)
  })
})

describe('blocking time', () => {
  const task = (startTime: number, duration: number) => ({ startTime, duration })

  test('counts what tasks take beyond 50 ms each', () => {
    expect(blockingTime([task(1000, 80), task(2000, 50), task(3000, 170)], 500)).toBe(150)
  })

  test('counts from the first paint on', () => {
    expect(blockingTime([task(0, 400), task(900, 200)], 1000)).toBe(50)
  })
})

test('the longest task is 0 where none is long', () => {
  expect(
    longest([
      { startTime: 0, duration: 60 },
      { startTime: 100, duration: 90 },
    ]),
  ).toBe(90)
  expect(longest([])).toBe(0)
})

describe('a limit', () => {
  const medians = { site: 120, static: 100, minimal: 60 }

  test('relative to a baseline', () => {
    expect(meetsLimit({ relativeTo: { baseline: 'static', factor: 1.2 } }, medians)).toBe(true)
    expect(meetsLimit({ relativeTo: { baseline: 'minimal', factor: 1.5 } }, medians)).toBe(false)
  })

  test('as a value, and both together', () => {
    expect(meetsLimit({ max: 120 }, medians)).toBe(true)
    expect(meetsLimit({ max: 119 }, medians)).toBe(false)
    expect(meetsLimit({ max: 100, relativeTo: { baseline: 'static', factor: 2 } }, medians)).toBe(false)
  })

  test('is not met by what could not be measured', () => {
    expect(meetsLimit({ max: 1000 }, { ...medians, site: undefined })).toBe(false)
    expect(meetsLimit({ relativeTo: { baseline: 'static', factor: 9 } }, { ...medians, static: undefined })).toBe(false)
  })
})

describe('the report', () => {
  test('shows a number in its unit, and a dash where there is none', () => {
    expect(formatValue(1234.5, 'kB')).toBe('1.2')
    expect(formatValue(1234.5, 'ms')).toBe('1235')
    expect(formatValue(0.0123, '')).toBe('0.012')
    expect(formatValue(undefined, 'ms')).toBe('—')
    expect(formatValue(Number.NaN, 'ms')).toBe('—')
    expect(ratio(3, 2)).toBe('1.50')
    expect(ratio(3, 0)).toBe('—')
  })

  test('is Markdown with the columns in line', () => {
    expect(
      table(
        'Home',
        ['', 'site'],
        [
          ['LCP (ms)', '1200'],
          ['CLS', '0.010'],
        ],
      ),
    ).toBe(
      [
        '### Home',
        '',
        '|          |  site |',
        '| -------- | ----: |',
        '| LCP (ms) |  1200 |',
        '| CLS      | 0.010 |',
        '',
      ].join('\n'),
    )
  })

  test('leaves out bytes that nobody loads, unless a limit asks for them', () => {
    const rows: Row[] = [
      { label: 'fonts', unit: 'kB', read: ({ warm }) => warm.bytes.font },
      { label: 'data', unit: 'kB', read: ({ warm }) => warm.bytes.data },
      { label: 'scripts', unit: 'kB', read: ({ warm }) => warm.bytes.script, limit: { max: 0 } },
      { label: 'TBT', unit: 'ms', read: ({ warm }) => warm.blocking },
    ]
    const samples = { site: [sample(0)], static: [sample(0)], minimal: [sample(1500)] }
    expect(cells(pageTable('Home', rows, samples))).toEqual([
      ['data (kB)', '0.0', '0.0', '1.5', '—', '0.00', '', ''],
      ['scripts (kB)', '0.0', '0.0', '0.0', '—', '—', '≤ 0', 'pass'],
      ['TBT (ms)', '0', '0', '0', '—', '—', '', ''],
    ])
  })

  test('has the baselines of every size below the site, and dashes for what a baseline does not do', () => {
    const samples = new Map([
      [10, { site: [scale(20, 40)], static: [scale(10)], minimal: [scale(10, 20)] }],
      [1_000, { site: [scale(60, 100)], static: [scale(10)], minimal: [scale(30, 25)] }],
    ])
    const lines = cells(scaleTable('Lists', samples))
    expect(lines.slice(0, 3)).toEqual([
      ['open the list (ms)', 'site', '40', '100', '2.50', '', 'largest ≤ 1.5 × smallest', 'FAIL'],
      ['', 'static page', '—', '—', '—', '—', '', ''],
      ['', 'minimal app', '20', '25', '1.25', '4.00', '', ''],
    ])
    expect(lines.slice(-3)).toEqual([
      ['longest task of the first visit (ms)', 'site', '20', '60', '3.00', '', '1,000 ≤ smallest + 50', 'pass'],
      ['', 'static page', '10', '10', '1.00', '6.00', '', ''],
      ['', 'minimal app', '10', '30', '3.00', '2.00', '', ''],
    ])
  })
})

/** Of a visit that loads nothing but `data` bytes. */
function sample(data: number): Sample {
  const vitals = { timeOrigin: 0, firstPaint: 0, largestPaint: 0, layoutShift: 0, blocking: 0, longTasks: [] }
  const bytes = { document: 0, script: 0, style: 0, font: 0, image: 0, data, other: 0 }
  const visit = { ...vitals, bytes, totalBytes: data, scriptBeforePaint: 0 }
  return {
    cold: visit,
    warm: visit,
    offline: undefined,
    withPrecache: 0,
    coldTap: undefined,
    warmTap: undefined,
    switchTab: undefined,
  }
}

function scale(arrivalTask: number, open?: number): Scale {
  const visits = { arrivalPaint: 0, arrivalTask, restoredPaint: 0, restoredList: 0, nodes: 0 }
  return { ...visits, ...(open !== undefined && { open }) }
}

/** What stands in a Markdown table below its head. */
function cells(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
