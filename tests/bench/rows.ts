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
  { label: 'TBT, second visit', unit: 'ms', read: ({ warm }) => warm.blocking },
  {
    label: 'first tap answered, first visit',
    unit: 'ms',
    read: ({ coldTap }) => coldTap?.time,
    bar: { times: { floor: 'static', factor: 1.5 } },
  },
  { label: 'first tap answered, third visit', unit: 'ms', read: ({ warmTap }) => warmTap?.time },
  {
    label: 'JavaScript before the first paint',
    unit: 'kB',
    read: ({ cold }) => cold.scriptBeforePaint,
    bar: { most: 0 },
  },
]

const kinds: { kind: Kind; label: string }[] = [
  { kind: 'document', label: 'document' },
  { kind: 'script', label: 'scripts' },
  { kind: 'style', label: 'styles' },
  { kind: 'font', label: 'fonts' },
  { kind: 'image', label: 'images' },
  { kind: 'data', label: 'data' },
  { kind: 'other', label: 'other' },
]

const bytes: Row[] = [
  ...kinds.map(({ kind, label }): Row => ({
    label: `first visit, ${label}`,
    unit: 'kB',
    read: ({ cold }) => cold.bytes[kind],
  })),
  { label: 'second visit', unit: 'kB', read: ({ warm }) => warm.totalBytes },
  ...kinds.map(({ kind, label }): Row => ({
    label: `second visit, ${label}`,
    unit: 'kB',
    read: ({ warm }) => warm.bytes[kind],
  })),
]

const untilTap = (bar?: Bar): Row => ({
  label: 'JavaScript until the first visit’s first tap is answered',
  unit: 'kB',
  read: ({ coldTap }) => coldTap?.script,
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
  untilTap({ most: 115_000 }),
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
    bar: { most: 100, times: { floor: 'minimal', factor: 1.5 } },
  },
  untilTap(),
  untilIdle(),
  withPrecache(),
  ...bytes,
]
