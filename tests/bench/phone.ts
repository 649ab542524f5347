import { type Browser, type BrowserContext, chromium, type CDPSession, type Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { recordTraffic, type Traffic } from '#tests/bench/traffic.ts'
import { chromiumLaunchOptions } from '#tests/chromium.js'

/** A phone of the middle class on a slow mobile network. */
const network = {
  offline: false,
  /** Milliseconds. */
  latency: 150,
  /** Bytes a second. */
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowdown = 4

export type PhonePage = { page: Page; cdp: CDPSession; traffic: Traffic }

/** Chromium that trusts the hosts of this run, so that it caches what they send and lets them have service workers. */
export function launchBrowser(spkiHash: string): Promise<Browser> {
  const { args, ...options } = chromiumLaunchOptions()
  return chromium.launch({ ...options, args: [...args, `--ignore-certificate-errors-spki-list=${spkiHash}`] })
}

/** A phone that has never been on the site. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    timezoneId: 'Indian/Antananarivo',
  })
}

/** Milliseconds: the browser tidies up after the page before for half a second, and a visit would pay for that. */
const pause = 2000

/** An empty page on which everything already goes at the phone's pace. */
export async function openPage(phone: BrowserContext): Promise<PhonePage> {
  await wait(pause)
  const page = await phone.newPage()
  const cdp = await phone.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, cdp, traffic: recordTraffic(cdp) }
}

/** A finger that comes down and goes. */
export async function tap({ cdp }: PhonePage, point: { x: number; y: number }): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
