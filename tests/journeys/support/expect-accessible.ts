import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/site-test.ts'

/** The settings in which axe looks at what journeys open. */
export const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

/** Expects that axe finds nothing wrong with the page. `state` names the step in the report. */
export async function expectAccessible(page: Page, state: string) {
  await test.step(state, async () => {
    // The contrast of a button cannot be measured while its colour is in transition.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().flatMap((it) => (it instanceof CSSTransition ? it.finished : []))),
    )
    const axe = new AxeBuilder({ page })
      // Faster: the default also reports what passes, and sums up frames in a page of its own.
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
    const { violations } = await axe.analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => `${node.html} ${node.failureSummary}`)])).toEqual(
      [],
    )
  })
}
