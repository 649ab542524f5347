import type { Browser } from '@playwright/test'
import { circuit, home, placesPath } from '#tests/bench/pages.ts'
import { newPhone } from '#tests/bench/phone.ts'
import { storedFile, type StoredFiles } from '#tests/bench/stored-files.ts'

/**
 * The floor for what is seen: the site's pages as it shows them at rest, with the same text, styles, fonts and pictures,
 * and without a script.
 */
export async function staticPages(browser: Browser, origin: string, files: StoredFiles): Promise<StoredFiles> {
  const phone = await newPhone(browser)
  const page = await phone.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: StoredFiles = new Map([...files].filter(([name]) => !/\.(?:html|js)$/.test(name)))
  for (const path of [home.path, circuit.path, placesPath]) {
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    const name = path === '/' ? '/index.html' : `${path}.html`
    found.set(name, await storedFile(name, Buffer.from(await page.evaluate(asDocument))))
  }
  await phone.close()
  return found
}

/** Runs in the page. Of the posters that take turns only the first is in a page without a script. */
function asDocument() {
  const superfluous = 'script, noscript, link[rel=modulepreload], [data-state=waiting]'
  for (const element of document.querySelectorAll(superfluous)) element.remove()
  return `<!doctype html>${document.documentElement.outerHTML}`
}
