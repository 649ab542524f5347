import { median } from '#tests/bench/median.ts'
import { formatValue, passOrFail, ratio, table } from '#tests/bench/report.ts'
import type { Scale } from '#tests/bench/scale.ts'
import { type Subject, subjectNames, subjects } from '#tests/bench/sample.ts'

/** How much a larger size may cost against the smallest. */
const largestGrowth = 1.5
/** The button and the line below a list that has more. */
const moreNodes = 5
/** Milliseconds after which the browser calls a task long. */
const longTask = 50
/** Up to this size the records may make the longest task of a first visit longer by no more than a long task. */
const smoothSize = 1_000

type ScaleRow = {
  label: string
  of: (scale: Scale) => number | undefined
  /** What the site has to meet, at the largest size if no other is named. */
  limit?: { text: string; size?: number; isMet: (smallest: number, largest: number) => boolean }
}

const growth = {
  text: `largest ≤ ${largestGrowth} × smallest`,
  isMet: (smallest: number, largest: number) => largest <= smallest * largestGrowth,
}
const noLongTask = { text: `≤ ${longTask}`, isMet: (_: number, largest: number) => largest <= longTask }
const smoothArrival = {
  text: `${smoothSize.toLocaleString('en')} ≤ smallest + ${longTask}`,
  size: smoothSize,
  isMet: (smallest: number, smooth: number) => smooth <= smallest + longTask,
}

const rows: ScaleRow[] = [
  { label: 'open the list (ms)', of: ({ open }) => open, limit: growth },
  { label: 'tab switch: filters the lists (ms)', of: ({ switchTab }) => switchTab, limit: growth },
  { label: '‘Afficher plus’ (ms)', of: ({ showMore }) => showMore },
  { label: 'longest task of these and of scrolling (ms)', of: ({ tapsTask }) => tapsTask, limit: noLongTask },
  {
    label: 'DOM nodes when opened',
    of: ({ nodes }) => nodes,
    limit: { text: 'as many', isMet: (smallest, largest) => largest - smallest <= moreNodes },
  },
  {
    label: 'restored from storage (baselines: second visit): FCP (ms)',
    of: ({ restoredPaint }) => restoredPaint,
    limit: growth,
  },
  {
    label: 'restored from storage (baselines: second visit): the list stands (ms)',
    of: ({ restoredList }) => restoredList,
  },
  { label: 'FCP, first visit (ms)', of: ({ arrivalPaint }) => arrivalPaint },
  { label: 'longest task of the first visit (ms)', of: ({ arrivalTask }) => arrivalTask, limit: smoothArrival },
]

/** What was measured of every size; the first is the smallest. */
type ScaleSamples = ReadonlyMap<number, Record<Subject, Scale[]>>

/** One Markdown table with three lines per measure: the site's and, below it, those of its baselines. */
export function scaleTable(title: string, samples: ScaleSamples): string {
  const head = [
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
    head,
    rows.flatMap((row) => subjects.map((subject) => line(row, subject, samples))),
  )
}

function line(row: ScaleRow, subject: Subject, samples: ScaleSamples): string[] {
  const medians = mediansBySize(row, subject, samples)
  const smallest = medians[0]
  const largest = medians.at(-1)
  const isSite = subject === 'site'
  const limit = isSite ? row.limit : undefined
  const judged = limit?.size === undefined ? largest : medians[[...samples.keys()].indexOf(limit.size)]
  return [
    isSite ? row.label : '',
    subjectNames[subject],
    ...medians.map((value) => formatValue(value, 'ms')),
    ratio(largest, smallest),
    isSite ? '' : ratio(mediansBySize(row, 'site', samples).at(-1), largest),
    limit?.text ?? '',
    limit ? passOrFail(smallest !== undefined && judged !== undefined && limit.isMet(smallest, judged)) : '',
  ]
}

function mediansBySize({ of }: ScaleRow, subject: Subject, samples: ScaleSamples) {
  return [...samples.values()].map((sample) => median(sample[subject].map(of)))
}
