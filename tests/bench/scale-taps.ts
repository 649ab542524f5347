import type { Page } from '@playwright/test'
import { median } from '#tests/bench/median.ts'
import { placesPath, tabs } from '#tests/bench/pages.ts'
import type { PhonePage } from '#tests/bench/phone.ts'
import { timeTap } from '#tests/bench/taps.ts'
import { shortIdle, waitUntilIdle } from '#tests/bench/visit.ts'
import { longestTask, readVitals } from '#tests/bench/vitals.ts'

/** In milliseconds, except for `nodes`. */
export type ListTaps = {
  openList: number
  nodes: number
  switchTab: number
  showMore: number | undefined
  /** The longest task of all these taps and of scrolling. */
  longestTapTask: number
}

/** Starts on a list of the circuit. Goes to the home page and back to the list, switches tabs, shows more and scrolls to the end. */
export async function timeListTaps(phonePage: PhonePage): Promise<ListTaps> {
  const { page } = phonePage
  await timeTap(phonePage, 'header a[href="/"]', { heading: 'Nos Circuits' })
  await waitUntilIdle(phonePage, shortIdle)
  const start = await page.evaluate(() => performance.now())
  const openList = await timeTap(phonePage, `main a[href="${placesPath}"]`, { heading: 'Lieux', articles: 10 })
  await waitUntilIdle(phonePage, shortIdle)
  const nodes = await countNodes(page)
  const switches = []
  for (const tab of [...tabs, ...tabs].toReversed()) switches.push(await timeTap(phonePage, tab.selector, tab.target))
  await waitUntilIdle(phonePage, shortIdle)
  const hasMore = (await page.getByRole('button', { name: 'Afficher plus' }).count()) > 0
  const showMore = hasMore
    ? await timeTap(phonePage, 'main section > button, main section ol ~ button', { heading: 'Lieux', articles: 20 })
    : undefined
  await page.evaluate(scrollThrough)
  const { longTasks } = await readVitals(page)
  return {
    openList,
    nodes,
    switchTab: median(switches) ?? Number.NaN,
    showMore,
    longestTapTask: longestTask(longTasks.filter(({ startTime }) => startTime >= start)),
  }
}

/** Only counts the main content, because a popup may open beside it at any time. */
export function countNodes(page: Page): Promise<number> {
  return page.locator('main *').count()
}

/** Runs in the page. Scrolls to its end by half a screen per frame. */
async function scrollThrough() {
  const endOfPage = () => document.documentElement.scrollHeight - innerHeight - 1
  scrollTo({ top: 0, behavior: 'instant' })
  while (scrollY < endOfPage()) {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
}
