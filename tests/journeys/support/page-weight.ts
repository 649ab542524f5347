import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Timers that have been set and neither fired nor cleared. */
    pendingTimers: Set<number>
  }
}

/** What a page holds when all that nobody needs has been collected. `heap` is in bytes. */
export type PageWeight = { heap: number; listeners: number; nodes: number; timers: number }

/** Runs in every document, before its own scripts. */
export function countTimers() {
  const pending = new Set<number>()
  window.pendingTimers = pending
  const set = window.setTimeout.bind(window)
  const clear = window.clearTimeout.bind(window)
  const repeat = window.setInterval.bind(window)
  const stop = window.clearInterval.bind(window)
  window.setTimeout = Object.assign((work: TimerHandler, time?: number, ...rest: unknown[]) => {
    const id = set(() => {
      pending.delete(id)
      if (typeof work === 'function') work(...rest)
    }, time)
    pending.add(id)
    return id
  }, set)
  window.setInterval = Object.assign((...given: Parameters<typeof repeat>) => {
    const id = repeat(...given)
    pending.add(id)
    return id
  }, repeat)
  window.clearTimeout = (id) => {
    pending.delete(Number(id))
    clear(id)
  }
  window.clearInterval = (id) => {
    pending.delete(Number(id))
    stop(id)
  }
}

export async function openScale(page: Page): Promise<() => Promise<PageWeight>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  return () => weigh(page, session)
}

async function weigh(page: Page, session: CDPSession): Promise<PageWeight> {
  // What the first collection sets free, such as detached nodes, only the second takes away.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const measured = new Map(metrics.map(({ name, value }) => [name, value]))
  return {
    heap: measured.get('JSHeapUsedSize') ?? NaN,
    listeners: measured.get('JSEventListeners') ?? NaN,
    nodes: measured.get('Nodes') ?? NaN,
    timers: await page.evaluate(() => window.pendingTimers.size),
  }
}
