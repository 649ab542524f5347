import { type Browser, type BrowserContext, chromium, type CDPSession, type Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { recordTraffic, type Traffic } from '#tests/bench/traffic.ts'
import { chromiumLaunchOptions } from '#tests/chromium.js'

/** A slow mobile network. */
const network = {
  offline: false,
  /** Milliseconds. */
  latency: 150,
  /** Bytes per second. */
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** Makes the CPU as slow as that of a mid-range phone. */
const cpuSlowdown = 4

export type PhonePage = { page: Page; cdp: CDPSession; traffic: Traffic }

/** Launches a Chromium that trusts the hosts of this run. Otherwise it would not cache anything or allow service workers. */
export function launchBrowser(spkiHash: string): Promise<Browser> {
  const { args, ...options } = chromiumLaunchOptions()
  return chromium.launch({ ...options, args: [...args, `--ignore-certificate-errors-spki-list=${spkiHash}`] })
}

/** Returns a phone that has never visited the site. */
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

/** Milliseconds. The browser cleans up after the last page for half a second, which would slow down the next visit. */
const cleanUpTime = 2000

/** Opens an empty page with the network and the CPU of the phone. */
export async function openPage(phone: BrowserContext): Promise<PhonePage> {
  await wait(cleanUpTime)
  const page = await phone.newPage()
  const cdp = await phone.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return { page, cdp, traffic: recordTraffic(cdp) }
}

/** Taps at a point. */
export async function tap({ cdp }: PhonePage, point: { x: number; y: number }): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
