import type { Sample } from '#tests/bench/sample.ts'
import type { Kind } from '#tests/bench/traffic.ts'

export type Unit = 'ms' | 'kB' | ''

/** The maximum for the site's median: a value, a multiple of a baseline's median, or both. */
export type Limit = {
  max?: number
  relativeTo?: { baseline: 'static' | 'minimal'; factor: number }
}

export type Row = {
  label: string
  unit: Unit
  read: (sample: Sample) => number | undefined
  /** Reads the value of a baseline, if it is not read like the site's. */
  readBaseline?: (sample: Sample) => number | undefined
  limit?: Limit
}

const common: Row[] = [
  { label: 'FCP, first visit', unit: 'ms', read: ({ cold }) => cold.firstPaint },
  {
    label: 'LCP, first visit',
    unit: 'ms',
    read: ({ cold }) => cold.largestPaint,
    limit: { relativeTo: { baseline: 'static', factor: 1.2 } },
  },
  { label: 'FCP, second visit', unit: 'ms', read: ({ warm }) => warm.firstPaint },
  {
    label: 'LCP, second visit',
    unit: 'ms',
    read: ({ warm }) => warm.largestPaint,
    limit: { relativeTo: { baseline: 'static', factor: 0.7 } },
  },
  {
    label: 'LCP, offline (baselines: second visit)',
    unit: 'ms',
    read: ({ offline }) => offline?.largestPaint,
    readBaseline: ({ warm }) => warm.largestPaint,
    limit: { relativeTo: { baseline: 'static', factor: 0.7 } },
  },
  { label: 'CLS, first visit', unit: '', read: ({ cold }) => cold.layoutShift, limit: { max: 0.01 } },
  { label: 'CLS, second visit', unit: '', read: ({ warm }) => warm.layoutShift, limit: { max: 0.01 } },
  {
    label: 'TBT, first visit',
    unit: 'ms',
    read: ({ cold }) => cold.blocking,
    limit: { relativeTo: { baseline: 'minimal', factor: 1.5 } },
  },
  { label: 'TBT, second visit', unit: 'ms', read: ({ warm }) => warm.blocking },
  {
    label: 'time to effect of the first tap, first visit',
    unit: 'ms',
    read: ({ coldTap }) => coldTap?.time,
    limit: { relativeTo: { baseline: 'static', factor: 1.5 } },
  },
  { label: 'time to effect of the first tap, third visit', unit: 'ms', read: ({ warmTap }) => warmTap?.time },
  {
    label: 'JavaScript before the first paint',
    unit: 'kB',
    read: ({ cold }) => cold.scriptBeforePaint,
    limit: { max: 0 },
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

const untilTap = (limit?: Limit): Row => ({
  label: 'JavaScript until the effect of the first tap, first visit',
  unit: 'kB',
  read: ({ coldTap }) => coldTap?.script,
  ...(limit && { limit }),
})

const untilIdle = (limit?: Limit): Row => ({
  label: 'first visit until idle',
  unit: 'kB',
  read: ({ cold }) => cold.totalBytes,
  ...(limit && { limit }),
})

const withPrecache = (limit?: Limit): Row => ({
  label: 'first visit with precache',
  unit: 'kB',
  read: (sample) => sample.withPrecache,
  ...(limit && { limit }),
})

export const homeRows: Row[] = [
  ...common,
  untilTap({ max: 115_000 }),
  untilIdle({ max: 250_000 }),
  withPrecache({ max: 700_000 }),
  ...bytes,
]

export const circuitRows: Row[] = [
  ...common,
  {
    label: 'tab switch',
    unit: 'ms',
    read: ({ switchTab }) => switchTab,
    limit: { max: 100, relativeTo: { baseline: 'minimal', factor: 1.5 } },
  },
  untilTap(),
  untilIdle(),
  withPrecache(),
  ...bytes,
]
