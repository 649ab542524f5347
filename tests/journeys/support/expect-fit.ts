import { expect, type Page } from '@playwright/test'

/** Widths in pixels around which the layout changes, by text size. */
const widths = {
  '100%': [320, 360, 480, 600, 768, 1000, 1080, 1280, 1920],
  '200%': [320, 600, 1000, 1280],
}

/** Expects that nothing can be scrolled sideways at any width, also with text at twice its size. */
export async function expectFit(page: Page) {
  for (const fontSize of ['100%', '200%'] as const) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    for (const width of widths[fontSize]) {
      await page.setViewportSize({ width, height: 740 })
      // Transitions of what the new size has moved may still be running.
      await expect.poll(() => overflow(page), `at ${width} px with text at ${fontSize}`).toBe(0)
    }
  }
}

/** Pixels by which the page or an open dialog can be scrolled sideways. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })
}
