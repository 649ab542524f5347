import type { Page } from '@playwright/test'
import type { SiteServer } from '#tests/journeys/support/site-server.ts'
import { expect, expectHydrated } from '#tests/journeys/support/site-test.ts'

declare global {
  interface Window {
    /** The heading in the prerendered document. */
    firstHeading?: Element | null
    /** Sum of the layout shifts. */
    layoutShift: number
  }
}

/** Notes in every document, before its own scripts, what `expectHydratedInPlace` looks at. */
export async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    document.addEventListener('DOMContentLoaded', () => (window.firstHeading = document.querySelector('h1')))
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if ('value' in shift) window.layoutShift += Number(shift.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Expects that the app has taken over the prerendered document, without replacing it or asking for fresh data. */
export async function expectHydratedInPlace(page: Page, site: SiteServer) {
  await expectHydrated(page)
  expect(await page.evaluate(() => document.querySelector('h1') === window.firstHeading)).toBe(true)
  // Prerendered pages do not know the search params.
  if (new URL(page.url()).search === '') expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.02)
  expect(site.requests.filter((request) => /^\/api\/|\/respond-/.test(request.path))).toEqual([])
}
