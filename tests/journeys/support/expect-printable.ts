import { expect, type Page } from '@playwright/test'

/** Checks that the printed page has no navigation, button, skip link or overlay. Titles in buttons stay. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const controls = await page.evaluate(() => {
    const isControl = (element: Element) =>
      element.matches('nav, button:not(h3 > button), [role=button], [href="#contenu"], dialog, form') ||
      getComputedStyle(element).position === 'fixed'
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isControl(element) && element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 200))
  })
  expect(controls, 'what is printed and should not be').toEqual([])
}
