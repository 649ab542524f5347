import type { Sample } from '#tests/bench/sample.ts'
import type { Kind } from '#tests/bench/traffic.ts'

export type Unit = 'ms' | 'kB' | ''

/** What the site's median has to keep: a limit of its own, a multiple of a floor's median, or both. */
export type Bar = {
  most?: number
  times?: { floor: 'static' | 'minimal'; factor: number }
}

export type Row = {
  label: string
  unit: Unit
  read: (sample: Sample) => number | undefined
  /** What a floor is compared by, where it is something else. */
  readFloor?: (sample: Sample) => number | undefined
  bar?: Bar
}

const bytesOf = (label: string, kind: Kind): Row => ({
  label: `first visit, ${label}`,
  unit: 'kB',
  read: ({ cold }) => cold.bytes[kind],
})

const common: Row[] = [
  { label: 'FCP, first visit', unit: 'ms', read: ({ cold }) => cold.firstPaint },
  {
    label: 'LCP, first visit',
    unit: 'ms',
    read: ({ cold }) => cold.largestPaint,
    bar: { times: { floor: 'static', factor: 1.2 } },
  },
  { label: 'FCP, second visit', unit: 'ms', read: ({ warm }) => warm.firstPaint },
  {
    label: 'LCP, second visit',
    unit: 'ms',
    read: ({ warm }) => warm.largestPaint,
    bar: { times: { floor: 'static', factor: 0.7 } },
  },
  {
    label: 'LCP, no network (floors: second visit)',
    unit: 'ms',
    read: ({ offline }) => offline?.largestPaint,
    readFloor: ({ warm }) => warm.largestPaint,
    bar: { times: { floor: 'static', factor: 0.7 } },
  },
  { label: 'CLS, first visit', unit: '', read: ({ cold }) => cold.layoutShift, bar: { most: 0.01 } },
  { label: 'CLS, second visit', unit: '', read: ({ warm }) => warm.layoutShift, bar: { most: 0.01 } },
  {
    label: 'TBT, first visit',
    unit: 'ms',
    read: ({ cold }) => cold.blocking,
    bar: { times: { floor: 'minimal', factor: 1.5 } },
  },
  {
    label: 'first tap answered',
    unit: 'ms',
    read: ({ firstTap }) => firstTap?.time,
    bar: { times: { floor: 'static', factor: 1.5 } },
  },
  {
    label: 'JavaScript before the first paint',
    unit: 'kB',
    read: ({ cold }) => cold.scriptBeforePaint,
    bar: { most: 0 },
  },
]

const bytes: Row[] = [
  bytesOf('document', 'document'),
  bytesOf('scripts', 'script'),
  bytesOf('styles', 'style'),
  bytesOf('fonts', 'font'),
  bytesOf('images', 'image'),
  bytesOf('data', 'data'),
  bytesOf('other', 'other'),
  { label: 'second visit', unit: 'kB', read: ({ warm }) => warm.totalBytes },
]

const untilTap = (bar?: Bar): Row => ({
  label: 'JavaScript until the first tap is answered',
  unit: 'kB',
  read: ({ firstTap }) => firstTap?.script,
  ...(bar && { bar }),
})

const untilIdle = (bar?: Bar): Row => ({
  label: 'first visit until idle',
  unit: 'kB',
  read: ({ cold }) => cold.totalBytes,
  ...(bar && { bar }),
})

const withPrecache = (bar?: Bar): Row => ({
  label: 'first visit with what is fetched ahead for later',
  unit: 'kB',
  read: (sample) => sample.withPrecache,
  ...(bar && { bar }),
})

export const homeRows: Row[] = [
  ...common,
  untilTap({ most: 110_000 }),
  untilIdle({ most: 250_000 }),
  withPrecache({ most: 700_000 }),
  ...bytes,
]

export const circuitRows: Row[] = [
  ...common,
  {
    label: 'tab switch',
    unit: 'ms',
    read: ({ switchTab }) => switchTab,
    bar: { most: 100, times: { floor: 'minimal', factor: 1.2 } },
  },
  untilTap(),
  untilIdle(),
  withPrecache(),
  ...bytes,
]
