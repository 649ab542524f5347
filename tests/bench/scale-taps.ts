import type { Page } from '@playwright/test'
import { median } from '#tests/bench/median.ts'
import { placesPath, tabs } from '#tests/bench/pages.ts'
import type { PhonePage } from '#tests/bench/phone.ts'
import { timeTap } from '#tests/bench/taps.ts'
import { quiet, shortRest } from '#tests/bench/visit.ts'
import { longest, readVitals } from '#tests/bench/vitals.ts'

/** Milliseconds, but for the nodes. */
export type ListTaps = {
  open: number
  nodes: number
  switchTab: number
  showMore: number | undefined
  /** The longest task of opening, switching, showing more and scrolling. */
  tapsTask: number
}

/** From a list of the circuit to the home page and back into the list, to its tabs and to its end. */
export async function goThroughLists(open: PhonePage): Promise<ListTaps> {
  const { page } = open
  await timeTap(open, 'header a[href="/"]', { heading: 'Nos Circuits' })
  await quiet(open, shortRest)
  const start = await page.evaluate(() => performance.now())
  const opened = await timeTap(open, `main a[href="${placesPath}"]`, { heading: 'Lieux', articles: 10 })
  await quiet(open, shortRest)
  const nodes = await countNodes(page)
  const switches = []
  for (const tab of [...tabs, ...tabs].toReversed()) switches.push(await timeTap(open, tab.selector, tab.sight))
  await quiet(open, shortRest)
  const hasMore = (await page.getByRole('button', { name: 'Afficher plus' }).count()) > 0
  const showMore = hasMore
    ? await timeTap(open, 'main section > button, main section ol ~ button', { heading: 'Lieux', articles: 20 })
    : undefined
  await page.evaluate(scrollThrough)
  const { longTasks } = await readVitals(page)
  return {
    open: opened,
    nodes,
    switchTab: median(switches) ?? Number.NaN,
    showMore,
    tapsTask: longest(longTasks.filter(({ startTime }) => startTime >= start)),
  }
}

/** Not what comes over the page with time, such as the offer of the app. */
export function countNodes(page: Page): Promise<number> {
  return page.locator('main *').count()
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
