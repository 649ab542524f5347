import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

const entrySchema = z.object({ name: z.string(), startTime: z.number(), duration: z.number() })
const shiftSchema = z.object({ startTime: z.number(), value: z.number(), hadRecentInput: z.boolean() })
const entriesSchema = z.object({
  timeOrigin: z.number(),
  paints: z.array(entrySchema),
  largestPaints: z.array(entrySchema),
  shifts: z.array(shiftSchema),
  longTasks: z.array(entrySchema),
})

type Shift = z.infer<typeof shiftSchema>
type Task = Pick<z.infer<typeof entrySchema>, 'startTime' | 'duration'>

/** Times are in milliseconds from the start of the navigation. `layoutShift` has no unit. */
export type Vitals = {
  /** The start of the navigation, in milliseconds since 1970. */
  timeOrigin: number
  firstPaint: number | undefined
  largestPaint: number | undefined
  layoutShift: number
  blocking: number
  longTasks: Task[]
}

/** Reads the performance entries of the page. To be called when the page is idle. */
export async function readVitals(page: Page): Promise<Vitals> {
  const { timeOrigin, paints, largestPaints, shifts, longTasks } = entriesSchema.parse(await page.evaluate(readEntries))
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
    const entries: unknown[] = []
    const observer = new PerformanceObserver((list) =>
      entries.push(...list.getEntries().map((entry) => entry.toJSON())),
    )
    observer.observe({ type, buffered: true })
    // Buffered entries are delivered in a later task. If there are none, the callback is never called.
    await new Promise((resolve) => setTimeout(resolve, 100))
    observer.disconnect()
    return entries
  }
  const [paints, largestPaints, shifts, longTasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
  )
  return { timeOrigin: performance.timeOrigin, paints, largestPaints, shifts, longTasks }
}

/**
 * The Cumulative Layout Shift: the sum of the worst burst of shifts that are less than a second apart, within five seconds.
 * Shifts that follow an input are expected and do not count.
 */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0
  let burst = 0
  let first = -Infinity
  let last = -Infinity
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue
    const continues = startTime - last < 1000 && startTime - first < 5000
    burst = continues ? burst + value : value
    if (!continues) first = startTime
    last = startTime
    worst = Math.max(worst, burst)
  }
  return worst
}

/** The duration of the longest task. 0 if none is longer than 50 ms. */
export function longestTask(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}

/** The Total Blocking Time: the part of each task beyond 50 ms, counted from the first paint. */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  const excess = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50)
  return excess.filter((time) => time > 0).reduce((sum, time) => sum + time, 0)
}
