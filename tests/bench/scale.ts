import type { BrowserContext } from '@playwright/test'
import { placesPath } from '#tests/bench/pages.ts'
import { openPage } from '#tests/bench/phone.ts'
import { countNodes, type ListTaps, timeListTaps } from '#tests/bench/scale-taps.ts'
import type { Subject } from '#tests/bench/sample.ts'
import { longIdle, shortIdle, visit, waitUntilIdle } from '#tests/bench/visit.ts'
import { longestTask, readVitals } from '#tests/bench/vitals.ts'

/** In milliseconds, except for `nodes`. */
export type ScaleSample = Partial<ListTaps> & {
  firstVisitPaint: number | undefined
  /** The longest task of the first visit, which includes receiving the lists. */
  firstVisitTask: number
  /** On the second visit. The site then restores its lists from storage. The baselines do not store any. */
  restoredPaint: number | undefined
  /** When the first card of the list is shown, on the second visit. */
  restoredList: number
  nodes: number
}

/** Visits a list of the circuit twice. The second visit goes on to tap through the circuit's lists, except on the static page. */
export async function measureScale(phone: BrowserContext, subject: Subject, origin: string): Promise<ScaleSample> {
  const url = `${origin}${placesPath}`
  const firstVisit = await visit(phone, url, shortIdle)

  const phonePage = await openPage(phone)
  const { page } = phonePage
  await page.addInitScript(recordFirstCard)
  await page.goto(url, { waitUntil: 'commit' })
  // The baselines do not precache.
  await waitUntilIdle(phonePage, subject === 'site' ? longIdle : shortIdle)
  const restored = await readVitals(page)
  const visits = {
    firstVisitPaint: firstVisit.firstPaint,
    firstVisitTask: longestTask(firstVisit.longTasks),
    restoredPaint: restored.firstPaint,
    restoredList: await page.evaluate(() => window.benchFirstCard ?? Number.NaN),
  }
  return subject === 'static'
    ? { ...visits, nodes: await countNodes(page) }
    : { ...visits, ...(await timeListTaps(phonePage)) }
}

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until the list has its first card. */
    benchFirstCard?: number
  }
}

/** Runs in the page, before its own scripts. */
function recordFirstCard() {
  const check = () => {
    if (document.querySelector('article')) window.benchFirstCard = performance.now()
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}
