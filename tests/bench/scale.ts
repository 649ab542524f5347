import type { BrowserContext } from '@playwright/test'
import { placesPath, tabs } from '#tests/bench/pages.ts'
import { openPage } from '#tests/bench/phone.ts'
import { median } from '#tests/bench/median.ts'
import { timeTap } from '#tests/bench/taps.ts'
import { longRest, quiet, shortRest } from '#tests/bench/visit.ts'
import { readVitals, type Task } from '#tests/bench/vitals.ts'

export const sizes = [10, 100, 1_000, 10_000]

/** Milliseconds, but for the nodes. */
export type Scale = {
  /** The longest task of the first visit: what taking the lists in costs. */
  arrivalTask: number
  restoredPaint: number | undefined
  restoredList: number
  open: number
  nodes: number
  switchTab: number
  showMore: number | undefined
  /** The longest task of opening, switching, showing more and scrolling. */
  longestTask: number
}

/** One traveller with lists of one size: comes, comes back from storage, and goes through the circuit's lists. */
export async function measureScale(phone: BrowserContext, origin: string): Promise<Scale> {
  const first = await openPage(phone)
  await first.page.goto(`${origin}${placesPath}`, { waitUntil: 'commit' })
  await quiet(first, shortRest)
  const arrival = await readVitals(first.page)
  await first.page.close()

  const open = await openPage(phone)
  const { page } = open
  await page.addInitScript(noteFirstCard)
  await page.goto(`${origin}${placesPath}`, { waitUntil: 'commit' })
  await quiet(open, longRest)
  const restored = await readVitals(page)
  const restoredList = await page.evaluate(() => window.benchFirstCard ?? Number.NaN)

  await timeTap(open, 'header a[href="/"]', { heading: 'Nos Circuits' })
  await quiet(open, shortRest)
  const start = await page.evaluate(() => performance.now())
  const opened = await timeTap(open, `main a[href="${placesPath}"]`, { heading: 'Lieux', articles: 10 })
  await quiet(open, shortRest)
  // Not what comes over the page with time, such as the offer of the app.
  const nodes = await page.locator('main *').count()
  const switches = []
  for (const tab of [...tabs, ...tabs].toReversed()) switches.push(await timeTap(open, tab.selector, tab.sight))
  await quiet(open, shortRest)
  const hasMore = (await page.getByRole('button', { name: 'Afficher plus' }).count()) > 0
  const showMore = hasMore
    ? await timeTap(open, 'main section > button', { heading: 'Lieux', articles: 20 })
    : undefined
  await page.evaluate(scrollThrough)
  const { longTasks } = await readVitals(page)
  return {
    arrivalTask: longest(arrival.longTasks),
    restoredPaint: restored.firstPaint,
    restoredList,
    open: opened,
    nodes,
    switchTab: median(switches) ?? Number.NaN,
    showMore,
    longestTask: longest(longTasks.filter(({ startTime }) => startTime >= start)),
  }
}

/** No task that is longer than 50 ms: 0. */
function longest(tasks: Task[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}

declare global {
  interface Window {
    /** Milliseconds from the navigation's start until the list's first card was there. */
    benchFirstCard?: number
  }
}

/** Runs in the page, before its own scripts. */
function noteFirstCard() {
  const look = () => {
    if (document.querySelector('article')) window.benchFirstCard = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: to its end, half a screen a frame. */
async function scrollThrough() {
  const end = () => document.documentElement.scrollHeight - innerHeight - 1
  scrollTo({ top: 0, behavior: 'instant' })
  while (scrollY < end()) {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
}
