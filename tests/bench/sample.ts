import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { type FirstTapResult, timeFirstTap } from '#tests/bench/first-tap.ts'
import type { Host } from '#tests/bench/host.ts'
import { median } from '#tests/bench/median.ts'
import { type BenchPage, circuit, tabs } from '#tests/bench/pages.ts'
import { newPhone, openPage } from '#tests/bench/phone.ts'
import { timeTap } from '#tests/bench/taps.ts'
import { longIdle, shortIdle, type Visit, visit, waitUntilIdle } from '#tests/bench/visit.ts'

/** The site and its two baselines. */
export const subjects = ['site', 'static', 'minimal'] as const
export type Subject = (typeof subjects)[number]

export const subjectNames: Record<Subject, string> = { site: 'site', static: 'static page', minimal: 'minimal app' }

export type Sample = {
  cold: Visit
  warm: Visit
  /** Undefined when the browser cannot load the page. */
  offline: Visit | undefined
  /** Bytes of the first visit, including those that the service worker fetched. */
  withPrecache: number
  /** Undefined when the tap is lost. */
  coldTap: FirstTapResult | undefined
  /** From a third visit, because a tap stops LCP from being recorded. */
  warmTap: FirstTapResult | undefined
  /** Undefined for pages without tabs, and for the static page, where a tab is another document. */
  switchTab: number | undefined
}

/** Visits a page with two new phones: a passive one, which does not tap before its third visit, and one that taps at once. */
export async function takeSample(browser: Browser, subject: Subject, host: Host, page: BenchPage): Promise<Sample> {
  const url = `${host.origin}${page.path}`

  const passivePhone = await newPhone(browser)
  host.takeSentBytes()
  // The baselines do not precache.
  const cold = await visit(passivePhone, url, subject === 'site' ? longIdle : shortIdle)
  const withPrecache = Math.max(subject === 'site' ? await takeAllSentBytes(host) : 0, cold.totalBytes)
  const warm = await visit(passivePhone, url, shortIdle)
  const thirdVisit = await openPage(passivePhone)
  const warmTap = await timeFirstTap(thirdVisit, url, page.firstTap)
  await thirdVisit.page.close()
  const offline = subject === 'site' ? await visitOffline(passivePhone, host, url) : undefined
  await passivePhone.close()

  const tappingPhone = await newPhone(browser)
  const phonePage = await openPage(tappingPhone)
  const coldTap = await timeFirstTap(phonePage, url, page.firstTap)
  let switchTab: number | undefined
  if (page === circuit && subject !== 'static' && coldTap) {
    await waitUntilIdle(phonePage, longIdle)
    const switches = []
    for (const tab of [...tabs, ...tabs, ...tabs].toReversed()) {
      switches.push(await timeTap(phonePage, tab.selector, tab.target))
    }
    switchTab = median(switches)
  }
  await tappingPhone.close()

  return { cold, warm, offline, withPrecache, coldTap, warmTap, switchTab }
}

/** Waits until the host sends nothing more. The browser does not report what the service worker fetches. */
async function takeAllSentBytes(host: Host): Promise<number> {
  let total = 0
  let last: number
  do {
    last = host.takeSentBytes()
    total += last
    await wait(longIdle)
  } while (last > 0)
  return total
}

async function visitOffline(phone: BrowserContext, host: Host, url: string): Promise<Visit | undefined> {
  await host.stop()
  try {
    return await visit(phone, url, shortIdle)
  } catch (error) {
    if (error instanceof Error && error.message.includes('net::ERR_')) return undefined
    throw error
  } finally {
    await host.start()
  }
}
