import { median } from '#tests/bench/median.ts'
import { mark, ratio, shown, table } from '#tests/bench/report.ts'
import { type Scale, sizes } from '#tests/bench/scale.ts'

/** How much a larger size may cost against the smallest. */
const largestGrowth = 1.5
/** The button and the line below a list that has more. */
const moreNodes = 5
/** Milliseconds after which the browser calls a task long. */
const longTask = 50

type ScaleRow = {
  label: string
  of: (scale: Scale) => number | undefined
  bar?: { text: string; holds: (smallest: number, largest: number) => boolean }
}

const growth = {
  text: `largest ≤ ${largestGrowth} × smallest`,
  holds: (smallest: number, largest: number) => largest <= smallest * largestGrowth,
}
const noLongTask = { text: `≤ ${longTask}`, holds: (_: number, largest: number) => largest <= longTask }

const rows: ScaleRow[] = [
  { label: 'open the list (ms)', of: ({ open }) => open, bar: growth },
  { label: 'tab switch: filters the lists (ms)', of: ({ switchTab }) => switchTab, bar: growth },
  { label: '‘Afficher plus’ (ms)', of: ({ showMore }) => showMore },
  { label: 'longest task of these and of scrolling (ms)', of: ({ longestTask }) => longestTask, bar: noLongTask },
  {
    label: 'DOM nodes when opened',
    of: ({ nodes }) => nodes,
    bar: { text: 'as many', holds: (smallest, largest) => largest - smallest <= moreNodes },
  },
  { label: 'restored from storage: FCP (ms)', of: ({ restoredPaint }) => restoredPaint, bar: growth },
  { label: 'restored from storage: the list stands (ms)', of: ({ restoredList }) => restoredList },
  { label: 'longest task of the first visit (ms)', of: ({ arrivalTask }) => arrivalTask, bar: noLongTask },
]

export function scaleTable(samples: ReadonlyMap<number, Scale[]>): string {
  const lines = rows.map(({ label, of, bar }) => {
    const medians = sizes.map((size) => median(samples.get(size)?.map(of) ?? []))
    const smallest = medians[0]
    const largest = medians.at(-1)
    return [
      label,
      ...medians.map((value) => shown(value, 'ms')),
      ratio(largest, smallest),
      bar?.text ?? '',
      bar ? mark(smallest !== undefined && largest !== undefined && bar.holds(smallest, largest)) : '',
    ]
  })
  const head = ['', ...sizes.map((size) => size.toLocaleString('en')), 'largest ÷ smallest', 'bar', '']
  return table('Lists of so many places and routes', head, lines)
}
