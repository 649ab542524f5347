import { median } from '#tests/bench/median.ts'
import type { Bar, Row, Unit } from '#tests/bench/rows.ts'
import { type Sample, type Subject, subjectNames, subjects } from '#tests/bench/sample.ts'

const none = '—'

type Medians = Record<Subject, number | undefined>

/** One Markdown table: the site beside its floors. */
export function pageTable(title: string, rows: readonly Row[], samples: Record<Subject, Sample[]>): string {
  const lines = rows
    .map((row) => ({ row, medians: mediansOf(row, samples) }))
    .filter(({ row, medians }) => row.bar || row.unit !== 'kB' || hasBytes(medians))
    .map(({ row, medians }) => [
      row.unit === '' ? row.label : `${row.label} (${row.unit})`,
      ...subjects.map((subject) => shown(medians[subject], row.unit)),
      ratio(medians.site, medians.static),
      ratio(medians.site, medians.minimal),
      row.bar ? barText(row.bar, row.unit) : '',
      row.bar ? mark(meetsBar(row.bar, medians)) : '',
    ])
  const names = subjects.map((subject) => subjectNames[subject])
  return table(title, ['', ...names, '÷ static', '÷ minimal', 'bar', ''], lines)
}

/** A row's medians over all runs. */
function mediansOf({ read, readFloor = read }: Row, samples: Record<Subject, Sample[]>): Medians {
  return {
    site: median(samples.site.map(read)),
    static: median(samples.static.map(readFloor)),
    minimal: median(samples.minimal.map(readFloor)),
  }
}

/** Whether the site meets the bar. A missing measurement does not. */
export function meetsBar({ most = Infinity, times }: Bar, medians: Medians): boolean {
  if (medians.site === undefined || medians.site > most) return false
  if (!times) return true
  const floor = medians[times.floor]
  return floor !== undefined && medians.site <= floor * times.factor
}

/** A kind of bytes that is 0.0 for all needs no line. */
function hasBytes(medians: Medians): boolean {
  return subjects.some((subject) => shown(medians[subject], 'kB') !== shown(0, 'kB'))
}

export function table(title: string, head: string[], lines: string[][]): string {
  const widths = head.map((word, column) => Math.max(3, word.length, ...lines.map((line) => line[column]?.length ?? 0)))
  const row = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [`### ${title}`, '', row(head), row(rule), ...lines.map(row), ''].join('\n')
}

export function shown(value: number | undefined, unit: Unit): string {
  if (value === undefined || Number.isNaN(value)) return none
  if (unit === 'kB') return (value / 1000).toFixed(1)
  return unit === 'ms' ? value.toFixed(0) : value.toFixed(3)
}

export function ratio(value: number | undefined, floor: number | undefined): string {
  return value === undefined || floor === undefined || floor === 0 ? none : (value / floor).toFixed(2)
}

export function mark(holds: boolean): string {
  return holds ? 'pass' : 'FAIL'
}

function barText({ most, times }: Bar, unit: Unit): string {
  const limits = []
  if (times) limits.push(`≤ ${times.factor} × ${times.floor}`)
  if (most !== undefined) limits.push(`≤ ${unit === 'kB' ? most / 1000 : most}`)
  return limits.join(', ')
}
