import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { type Answered, tapFirst } from '#tests/bench/first-tap.ts'
import type { Host } from '#tests/bench/host.ts'
import { median } from '#tests/bench/median.ts'
import { type BenchPage, circuit, tabs } from '#tests/bench/pages.ts'
import { newPhone, openPage } from '#tests/bench/phone.ts'
import { timeTap } from '#tests/bench/taps.ts'
import { longRest, quiet, shortRest, type Visit, visit } from '#tests/bench/visit.ts'

/** The site, and the two pages that it is compared with. */
export const subjects = ['site', 'static', 'minimal'] as const
export type Subject = (typeof subjects)[number]

export const subjectNames: Record<Subject, string> = { site: 'site', static: 'static page', minimal: 'minimal app' }

export type Sample = {
  cold: Visit
  warm: Visit
  /** Without any network; undefined when nothing is shown then. */
  offline: Visit | undefined
  /** Bytes of the first visit with what a service worker fetched behind it. */
  withPrecache: number
  /** Undefined when the tap is lost. */
  coldTap: Answered | undefined
  /** Of one visit more, as warm as the second: the tap would end the count of its largest paint. */
  warmTap: Answered | undefined
  /** Undefined where the page has no tabs that change without a new document. */
  switchTab: number | undefined
}

/** Two travellers on one page of one subject: one who only looks, and taps when he comes back; one who taps at once. */
export async function takeSample(browser: Browser, subject: Subject, host: Host, page: BenchPage): Promise<Sample> {
  const url = `${host.origin}${page.path}`

  const looker = await newPhone(browser)
  host.takeSentBytes()
  // The baselines load nothing for later.
  const cold = await visit(looker, url, subject === 'site' ? longRest : shortRest)
  const withPrecache = Math.max(subject === 'site' ? await allSentBytes(host) : 0, cold.totalBytes)
  const warm = await visit(looker, url, shortRest)
  const back = await openPage(looker)
  const warmTap = await tapFirst(back, url, page.firstTap)
  await back.page.close()
  const offline = subject === 'site' ? await visitOffline(looker, host, url) : undefined
  await looker.close()

  const tapper = await newPhone(browser)
  const open = await openPage(tapper)
  const coldTap = await tapFirst(open, url, page.firstTap)
  let switchTab: number | undefined
  if (page === circuit && subject !== 'static' && coldTap) {
    await quiet(open, longRest)
    const switches = []
    for (const tab of [...tabs, ...tabs, ...tabs].toReversed()) {
      switches.push(await timeTap(open, tab.selector, tab.sight))
    }
    switchTab = median(switches)
  }
  await tapper.close()

  return { cold, warm, offline, withPrecache, coldTap, warmTap, switchTab }
}

/** What a service worker fetches behind the page included, which nothing in the browser tells. */
async function allSentBytes(host: Host): Promise<number> {
  let all = 0
  let last: number
  do {
    last = host.takeSentBytes()
    all += last
    await wait(longRest)
  } while (last > 0)
  return all
}

async function visitOffline(phone: BrowserContext, host: Host, url: string): Promise<Visit | undefined> {
  await host.stop()
  try {
    return await visit(phone, url, shortRest)
  } catch (error) {
    if (error instanceof Error && error.message.includes('net::ERR_')) return undefined
    throw error
  } finally {
    await host.start()
  }
}
