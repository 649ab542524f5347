import type { BrowserContext } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { openPage, type PhonePage } from '#tests/bench/phone.ts'
import type { Kind, Traffic } from '#tests/bench/traffic.ts'
import { readVitals, type Vitals } from '#tests/bench/vitals.ts'

/** Milliseconds. Longer than the site waits before it registers its service worker. */
export const longIdle = 3500
/** Milliseconds. Long enough to paint the page and to store what it has loaded. */
export const shortIdle = 1000
const idleTimeout = 60_000

export type Visit = Vitals & {
  bytes: Record<Kind, number>
  totalBytes: number
  scriptBeforePaint: number
}

/** Opens a URL in a new page and waits until the page has been idle for `idleTime` milliseconds. */
export async function visit(phone: BrowserContext, url: string, idleTime: number): Promise<Visit> {
  const phonePage = await openPage(phone)
  const { page, traffic } = phonePage
  await page.goto(url, { waitUntil: 'commit' })
  await waitUntilIdle(phonePage, idleTime)
  const vitals = await readVitals(page)
  await page.close()
  const paintedAt = vitals.timeOrigin + (vitals.firstPaint ?? 0)
  return {
    ...vitals,
    bytes: bytesByKind(traffic),
    totalBytes: traffic.bytes(),
    scriptBeforePaint: traffic.bytes('script', paintedAt),
  }
}

function bytesByKind({ bytes }: Traffic): Record<Kind, number> {
  return {
    document: bytes('document'),
    script: bytes('script'),
    style: bytes('style'),
    font: bytes('font'),
    image: bytes('image'),
    data: bytes('data'),
    other: bytes('other'),
  }
}

/** Waits until there has been no network traffic and no long task for `idleTime` milliseconds. */
export async function waitUntilIdle({ page, traffic }: PhonePage, idleTime: number): Promise<void> {
  const limit = Date.now() + idleTimeout
  while (Date.now() < limit) {
    await wait(100)
    if (Date.now() - (traffic.idleSince() ?? Date.now()) < idleTime) continue
    const { timeOrigin, longTasks } = await readVitals(page)
    const last = longTasks.at(-1)
    if (Date.now() - (last ? timeOrigin + last.startTime + last.duration : 0) > idleTime) return
  }
  throw new Error(`${page.url()} did not become idle`)
}
