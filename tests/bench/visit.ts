import type { BrowserContext } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { openPage, type PhonePage } from '#tests/bench/phone.ts'
import type { Kind, Traffic } from '#tests/bench/traffic.ts'
import { readVitals, type Vitals } from '#tests/bench/vitals.ts'

/** Milliseconds: more than the site waits before it registers its worker. */
export const longRest = 3500
/** Milliseconds: enough for the page to be drawn and what it has loaded to be stored. */
export const shortRest = 1000
const longestVisit = 60_000

export type Visit = Vitals & {
  bytes: Record<Kind, number>
  totalBytes: number
  scriptBeforePaint: number
}

/** Opens an address on a page of its own, touches nothing and waits until all is quiet. */
export async function visit(phone: BrowserContext, url: string, rest: number): Promise<Visit> {
  const open = await openPage(phone)
  await open.page.goto(url, { waitUntil: 'commit' })
  await quiet(open, rest)
  const vitals = await readVitals(open.page)
  await open.page.close()
  const { traffic } = open
  const painted = vitals.timeOrigin + (vitals.firstPaint ?? 0)
  return {
    ...vitals,
    bytes: bytesByKind(traffic),
    totalBytes: traffic.bytes(),
    scriptBeforePaint: traffic.bytes('script', painted),
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

/** Waits until there has been neither network nor long task for `rest` milliseconds. */
export async function quiet({ page, traffic }: PhonePage, rest: number): Promise<void> {
  const limit = Date.now() + longestVisit
  while (Date.now() < limit) {
    await wait(100)
    if (Date.now() - (traffic.idleSince() ?? Date.now()) < rest) continue
    const { timeOrigin, longTasks } = await readVitals(page)
    const last = longTasks.at(-1)
    if (Date.now() - (last ? timeOrigin + last.startTime + last.duration : 0) > rest) return
  }
  throw new Error(`${page.url()} did not come to rest`)
}
