import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

const entrySchema = z.object({ name: z.string(), startTime: z.number(), duration: z.number() })
const shiftSchema = z.object({ startTime: z.number(), value: z.number(), hadRecentInput: z.boolean() })
const readingSchema = z.object({
  timeOrigin: z.number(),
  paints: z.array(entrySchema),
  largestPaints: z.array(entrySchema),
  shifts: z.array(shiftSchema),
  longTasks: z.array(entrySchema),
})

type Shift = z.infer<typeof shiftSchema>
type Task = Pick<z.infer<typeof entrySchema>, 'startTime' | 'duration'>

/** Milliseconds since the navigation began; shifts have no unit. */
export type Vitals = {
  /** When that was, since 1970. */
  timeOrigin: number
  firstPaint: number | undefined
  largestPaint: number | undefined
  layoutShift: number
  blocking: number
  longTasks: Task[]
}

/** What the browser has noted of the page that it shows. Asked when nothing happens any more. */
export async function readVitals(page: Page): Promise<Vitals> {
  const { timeOrigin, paints, largestPaints, shifts, longTasks } = readingSchema.parse(await page.evaluate(readEntries))
  const firstPaint = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime
  return {
    timeOrigin,
    firstPaint,
    largestPaint: largestPaints.at(-1)?.startTime,
    layoutShift: layoutShift(shifts),
    blocking: blockingTime(longTasks, firstPaint ?? 0),
    longTasks,
  }
}

/** Runs in the page. */
async function readEntries() {
  async function entriesOf(type: string): Promise<unknown[]> {
    const found: unknown[] = []
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries().map((entry) => entry.toJSON())))
    observer.observe({ type, buffered: true })
    // What was buffered comes in a task of its own, or never where there is nothing.
    await new Promise((resolve) => setTimeout(resolve, 100))
    observer.disconnect()
    return found
  }
  const [paints, largestPaints, shifts, longTasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
  )
  return { timeOrigin: performance.timeOrigin, paints, largestPaints, shifts, longTasks }
}

/** The worst burst of shifts (CLS): at most a second between two and five in all; those that answer an input are wanted. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0
  let burst = 0
  let first = -Infinity
  let last = -Infinity
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue
    const goesOn = startTime - last < 1000 && startTime - first < 5000
    burst = goesOn ? burst + value : value
    if (!goesOn) first = startTime
    last = startTime
    worst = Math.max(worst, burst)
  }
  return worst
}

/** No task that is longer than 50 ms: 0. */
export function longest(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}

/** What tasks took beyond 50 ms each (TBT), as far as they ran after the first paint. */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  const beyond = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50)
  return beyond.filter((time) => time > 0).reduce((sum, time) => sum + time, 0)
}
