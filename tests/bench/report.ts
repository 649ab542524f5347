import { median } from '#tests/bench/median.ts'
import type { Limit, Row, Unit } from '#tests/bench/rows.ts'
import { type Sample, type Subject, subjectNames, subjects } from '#tests/bench/sample.ts'

const noValue = '—'

type Medians = Record<Subject, number | undefined>

/** A Markdown table that compares the site with its baselines. */
export function pageTable(title: string, rows: readonly Row[], samples: Record<Subject, Sample[]>): string {
  const lines = rows
    .map((row) => ({ row, medians: mediansOf(row, samples) }))
    .filter(({ row, medians }) => row.limit || !isEmptyKind(row, medians))
    .map(({ row, medians }) => [
      row.unit === '' ? row.label : `${row.label} (${row.unit})`,
      ...subjects.map((subject) => formatValue(medians[subject], row.unit)),
      ratio(medians.site, medians.static),
      ratio(medians.site, medians.minimal),
      row.limit ? limitText(row.limit, row.unit) : '',
      row.limit ? passOrFail(meetsLimit(row.limit, medians)) : '',
    ])
  const subjectHeadings = subjects.map((subject) => subjectNames[subject])
  return table(title, ['', ...subjectHeadings, '÷ static', '÷ minimal', 'limit', ''], lines)
}

/** The medians of a row over all runs. */
function mediansOf({ read, readBaseline = read }: Row, samples: Record<Subject, Sample[]>): Medians {
  return {
    site: median(samples.site.map(read)),
    static: median(samples.static.map(readBaseline)),
    minimal: median(samples.minimal.map(readBaseline)),
  }
}

/** Whether the site meets the limit. It does not when a measurement is missing. */
function meetsLimit({ max = Infinity, relativeTo }: Limit, medians: Medians): boolean {
  if (medians.site === undefined || medians.site > max) return false
  if (!relativeTo) return true
  const baseline = medians[relativeTo.baseline]
  return baseline !== undefined && medians.site <= baseline * relativeTo.factor
}

/** Whether a row of bytes would show 0.0 for every subject. */
function isEmptyKind({ unit }: Row, medians: Medians): boolean {
  return unit === 'kB' && subjects.every((subject) => formatValue(medians[subject], unit) === formatValue(0, unit))
}

export function table(title: string, headings: string[], lines: string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const row = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [`### ${title}`, '', row(headings), row(rule), ...lines.map(row), ''].join('\n')
}

export function formatValue(value: number | undefined, unit: Unit): string {
  if (value === undefined || Number.isNaN(value)) return noValue
  if (unit === 'kB') return (value / 1000).toFixed(1)
  return unit === 'ms' ? value.toFixed(0) : value.toFixed(3)
}

export function ratio(value: number | undefined, baseline: number | undefined): string {
  return value === undefined || baseline === undefined || baseline === 0 ? noValue : (value / baseline).toFixed(2)
}

export function passOrFail(passed: boolean): string {
  return passed ? 'pass' : 'FAIL'
}

function limitText({ max, relativeTo }: Limit, unit: Unit): string {
  const parts = []
  if (relativeTo) parts.push(`≤ ${relativeTo.factor} × ${relativeTo.baseline}`)
  if (max !== undefined) parts.push(`≤ ${unit === 'kB' ? max / 1000 : max}`)
  return parts.join(', ')
}
