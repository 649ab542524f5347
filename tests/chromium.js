import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
]

/**
 * Where Chromium is: the one that CHROMIUM_PATH names, else the system's, else the one that Playwright has installed.
 * @returns {string | undefined}
 */
export function chromiumPath() {
  return candidates.find((path) => path !== undefined && existsSync(path))
}

/** What Playwright disables (its chromiumSwitches.ts), listed again because our flag replaces its own. */
const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** The suggestions of the address bar. Loading them in every new window takes longer than loading most pages of the site. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A process that Chromium starts for the next page of each window. A journey ends before most are used. */
const spareProcess = 'SpareRendererForSitePerProcess'

/** How to launch it. The flags keep it from calling home, so that a machine without network runs the tests as well. */
export function chromiumLaunchOptions() {
  const executablePath = chromiumPath()
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...disabledByPlaywright, ...suggestions, spareProcess].join(',')}`,
    ],
  }
}
