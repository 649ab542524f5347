import { median } from '#tests/bench/median.ts'
import { formatValue, passOrFail, ratio, table } from '#tests/bench/report.ts'
import type { ScaleSample } from '#tests/bench/scale.ts'
import { type Subject, subjectNames, subjects } from '#tests/bench/sample.ts'

/** The maximum for the largest size, as a multiple of the smallest. */
const maxGrowth = 1.5
/** The elements that a list gets when it has more items: a button and a line of text. */
const maxExtraNodes = 5
/** Milliseconds. The browser reports longer tasks as long. */
const longTask = 50
/** Lists of this size may make the longest task of a first visit longer by at most `longTask`. */
const checkedSize = 1_000

type ScaleRow = {
  label: string
  read: (sample: ScaleSample) => number | undefined
  /** Applies to the site. `isMet` gets the medians of the smallest size and of `size`, by default the largest. */
  limit?: { text: string; size?: number; isMet: (smallest: number, checked: number) => boolean }
}

const growth = {
  text: `largest ≤ ${maxGrowth} × smallest`,
  isMet: (smallest: number, largest: number) => largest <= smallest * maxGrowth,
}
const noLongTask = { text: `≤ ${longTask}`, isMet: (_: number, largest: number) => largest <= longTask }
const firstVisitLimit = {
  text: `${checkedSize.toLocaleString('en')} ≤ smallest + ${longTask}`,
  size: checkedSize,
  isMet: (smallest: number, checked: number) => checked <= smallest + longTask,
}

const rows: ScaleRow[] = [
  { label: 'open the list (ms)', read: ({ openList }) => openList, limit: growth },
  { label: 'tab switch: filters the lists (ms)', read: ({ switchTab }) => switchTab, limit: growth },
  { label: '‘Afficher plus’ (ms)', read: ({ showMore }) => showMore },
  {
    label: 'longest task of these and of scrolling (ms)',
    read: ({ longestTapTask }) => longestTapTask,
    limit: noLongTask,
  },
  {
    label: 'DOM nodes when opened',
    read: ({ nodes }) => nodes,
    limit: { text: 'same number', isMet: (smallest, largest) => largest - smallest <= maxExtraNodes },
  },
  {
    label: 'restored from storage (baselines: second visit): FCP (ms)',
    read: ({ restoredPaint }) => restoredPaint,
    limit: growth,
  },
  {
    label: 'restored from storage (baselines: second visit): list shown (ms)',
    read: ({ restoredList }) => restoredList,
  },
  { label: 'FCP, first visit (ms)', read: ({ firstVisitPaint }) => firstVisitPaint },
  {
    label: 'longest task of the first visit (ms)',
    read: ({ firstVisitTask }) => firstVisitTask,
    limit: firstVisitLimit,
  },
]

/** The samples by size, from the smallest to the largest. */
type ScaleSamples = ReadonlyMap<number, Record<Subject, ScaleSample[]>>

/** A Markdown table. Each measure has a line for the site and, below it, one for each baseline. */
export function scaleTable(title: string, samples: ScaleSamples): string {
  const headings = [
    '',
    '',
    ...[...samples.keys()].map((size) => size.toLocaleString('en')),
    'largest ÷ smallest',
    'site ÷ baseline, largest',
    'limit',
    '',
  ]
  return table(
    title,
    headings,
    rows.flatMap((row) => subjects.map((subject) => line(row, subject, samples))),
  )
}

function line(row: ScaleRow, subject: Subject, samples: ScaleSamples): string[] {
  const medians = mediansBySize(row, subject, samples)
  const smallest = medians[0]
  const largest = medians.at(-1)
  const isSite = subject === 'site'
  const limit = isSite ? row.limit : undefined
  const checked = limit?.size === undefined ? largest : medians[[...samples.keys()].indexOf(limit.size)]
  return [
    isSite ? row.label : '',
    subjectNames[subject],
    ...medians.map((value) => formatValue(value, 'ms')),
    ratio(largest, smallest),
    isSite ? '' : ratio(mediansBySize(row, 'site', samples).at(-1), largest),
    limit?.text ?? '',
    limit ? passOrFail(smallest !== undefined && checked !== undefined && limit.isMet(smallest, checked)) : '',
  ]
}

function mediansBySize({ read }: ScaleRow, subject: Subject, samples: ScaleSamples) {
  return [...samples.values()].map((sampled) => median(sampled[subject].map(read)))
}
