import type { CDPSession, Page } from '@playwright/test'
import { inputIn, openChat } from '#tests/journeys/support/chat-window.ts'
import { expectWords, fill, type SendPlace, sendPlaces, sendTwice, typeInto } from '#tests/journeys/support/send-cells.ts'
import { answerFor, expect, expectAlive, test } from '#tests/journeys/support/site-test.ts'

for (const place of sendPlaces) {
  test(`every word of ${place.what} outlives a crash of the tab`, async ({ page }) => {
    await place.open(page)
    await fill(page, place)
    const typed = await page.evaluate(wordsOf)
    const devtools = await crash(page)
    await devtools.send('Page.reload')
    await expect.poll(() => wordsAfterCrash(devtools)).toEqual(typed)
  })

  const { fates } = place
  if (fates) {
    test(`a reload while ${place.what} is on its way does not hide that it may have arrived`, async ({ page, site }) => {
      await place.open(page)
      await fill(page, place)
      answerFor(site, place.path, () => 'hang')
      await sendTwice(page, place)
      await expect.poll(() => site.count(place.path)).toBe(1)
      await page.reload()
      await showAgain(page, place)
      await expectWords(page, place)
      await expect(page.getByText(fates.inDoubt)).toBeVisible()
      await expect(page.getByText(/^envoi du .*, heure de Madagascar$/)).toBeVisible()
      site.inject()
      await sendTwice(page, place)
      await expect(place.receipts(page)).toHaveCount(1)
      await page.reload()
      await showAgain(page, place)
      await expect(page.getByText(fates.inDoubt)).toBeHidden()
    })
  }

  test(`every word of ${place.what} is there again after Back and Forward`, async ({ page }) => {
    await page.goto('/services')
    await place.open(page)
    await fill(page, place)
    await page.goBack()
    await expect(page).toHaveURL(/\/services$/)
    await page.goForward()
    await showAgain(page, place)
    await expectWords(page, place)
  })

  if (place.fates) {
    // Playwright has Chromium put no page aside for 'Back': it is loaded anew, and its fields are filled by the browser.
    test(`older words of ${place.what} do not come back with an earlier document`, async ({ page }) => {
      await place.open(page)
      await fill(page, place)
      await page.goto('/services')
      await expectAlive(page)
      await place.open(page)
      const [label = '', words = ''] = Object.entries(place.words).at(-1) ?? []
      await typeInto(place.field(page, label), `${words} encore`)
      await page.evaluate(() => history.go(-2))
      await expect(page).not.toHaveURL(/services/)
      await expectAlive(page)
      await expect(place.field(page, label)).toHaveValue(`${words} encore`)
    })
  }

  test(`a second tab neither shows nor takes the words of ${place.what}`, async ({ page, context, site }) => {
    await place.open(page)
    await fill(page, place)
    const other = await context.newPage()
    await other.goto(site.url)
    await place.open(other)
    const [label = '', words = ''] = Object.entries(place.words).at(-1) ?? []
    await expect(place.field(other, label)).not.toHaveValue(words)
    await typeInto(place.field(other, label), 'Autre chose')
    await page.reload()
    await showAgain(page, place)
    await expectWords(page, place)
    await expect(place.field(other, label)).toHaveValue('Autre chose')
  })
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const place of sendPlaces) {
    test(`every word of ${place.what} outlives a new version in the middle of typing`, async ({ page, site }) => {
      await place.open(page)
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true)
      await fill(page, place)
      site.deploy('dist')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await page.getByRole('button', { name: 'Actualiser' }).click()
      await expect(page.getByText('Mode démonstration')).toBeVisible()
      await showAgain(page, place)
      await expectWords(page, place)
    })
  }
})

/** The process that shows the page is gone, as when a phone needs its memory. */
async function crash(page: Page): Promise<CDPSession> {
  const gone = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  // Nobody is left to answer.
  void devtools.send('Page.crash').catch(() => {})
  await gone
  return devtools
}

/** Runs in the page. What stands in its fields; the window of the chat is opened for it. */
function wordsOf(): string[] {
  document.querySelector<HTMLElement>('[aria-label="Ouvrir le chat"]')?.click()
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select')
  return [...fields].map(({ value }) => value).filter((value) => value)
}

/** Playwright leaves a page alone that has crashed once, also when it is there again. */
async function wordsAfterCrash(devtools: CDPSession): Promise<unknown> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: `(${wordsOf.toString()})()`, returnByValue: true })
  return result.value
}

/** The window of the chat is closed on a new page; what stands in its input is not lost. */
async function showAgain(page: Page, place: SendPlace) {
  if (!place.fates && !(await inputIn(page).isVisible())) await openChat(page)
}
