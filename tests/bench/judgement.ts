import { median } from '#tests/bench/median.ts'
import type { Bar, Row } from '#tests/bench/rows.ts'
import type { Sample } from '#tests/bench/sample.ts'
import type { Subject } from '#tests/bench/subjects.ts'

export type Medians = Record<Subject, number | undefined>

/** A row's medians over all runs. */
export function mediansOf({ read, readFloor = read }: Row, samples: Record<Subject, Sample[]>): Medians {
  return {
    site: median(samples.site.map(read)),
    static: median(samples.static.map(readFloor)),
    minimal: median(samples.minimal.map(readFloor)),
  }
}

/** Whether the site keeps the bar; what could not be measured does not. */
export function keeps({ most = Infinity, times }: Bar, medians: Medians): boolean {
  if (medians.site === undefined || medians.site > most) return false
  if (!times) return true
  const floor = medians[times.floor]
  return floor !== undefined && medians.site <= floor * times.factor
}
