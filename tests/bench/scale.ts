import type { BrowserContext } from '@playwright/test'
import { placesPath } from '#tests/bench/pages.ts'
import { openPage } from '#tests/bench/phone.ts'
import { countNodes, goThroughLists, type ListTaps } from '#tests/bench/scale-taps.ts'
import type { Subject } from '#tests/bench/sample.ts'
import { longRest, quiet, shortRest, visit } from '#tests/bench/visit.ts'
import { longest, readVitals } from '#tests/bench/vitals.ts'

/** Milliseconds, but for the nodes. */
export type Scale = Partial<ListTaps> & {
  arrivalPaint: number | undefined
  /** The longest task of the first visit: what taking the lists in costs. */
  arrivalTask: number
  /** The second visit's: the site has the lists in storage, the baselines store none. */
  restoredPaint: number | undefined
  restoredList: number
  nodes: number
}

/** One traveller with lists of one size: comes, comes back, and goes through the circuit's lists where an app shows them. */
export async function measureScale(phone: BrowserContext, subject: Subject, origin: string): Promise<Scale> {
  const url = `${origin}${placesPath}`
  const arrival = await visit(phone, url, shortRest)

  const open = await openPage(phone)
  const { page } = open
  await page.addInitScript(noteFirstCard)
  await page.goto(url, { waitUntil: 'commit' })
  // The baselines load nothing for later.
  await quiet(open, subject === 'site' ? longRest : shortRest)
  const restored = await readVitals(page)
  const visits = {
    arrivalPaint: arrival.firstPaint,
    arrivalTask: longest(arrival.longTasks),
    restoredPaint: restored.firstPaint,
    restoredList: await page.evaluate(() => window.benchFirstCard ?? Number.NaN),
  }
  return subject === 'static'
    ? { ...visits, nodes: await countNodes(page) }
    : { ...visits, ...(await goThroughLists(open)) }
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
