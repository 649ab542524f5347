import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/site-test.ts'

/** Axe finds nothing wrong with the page as it stands; `state` names it in the report. */
export async function examine(page: Page, state: string) {
  await test.step(state, async () => {
    // A button that is half grey still has no contrast to be judged by.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().flatMap((it) => (it instanceof CSSTransition ? it.finished : []))),
    )
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
}
