import { expect, type Page } from '@playwright/test'

const widths = [320, 360, 480, 600, 768, 1000, 1080, 1280, 1920]

/** Nothing has to be scrolled sideways at any width, also with text at twice its size. */
export async function expectFit(page: Page) {
  for (const fontSize of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    expect(await overflows(page), `with text at ${fontSize}`).toEqual([])
  }
}

/** The widths at which the page or an open dialog can be scrolled sideways, and by how much. */
async function overflows(page: Page) {
  const found = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    const beyond = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    )
    if (Math.max(...beyond) > 0) found.push({ width, beyond })
  }
  return found
}
