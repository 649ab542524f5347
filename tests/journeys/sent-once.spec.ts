import type { Locator, Page } from '@playwright/test'
import { alertIn, buttonOf, fill, type SendPlace, sendPlaces, sendTwice } from '#tests/journeys/support/send-cells.ts'
import { answerFor, expect, lost, test } from '#tests/journeys/support/site-test.ts'
import type { SiteServer } from '#tests/journeys/support/site-server.ts'

const addition = '.mg'

for (const place of sendPlaces) {
  test(`a refusal of ${place.what} that is quicker than a double click is not answered by its second click`, async ({
    page,
    site,
    noise,
  }) => {
    const second = await refuse(page, site, place)
    const button = buttonOf(page, place)
    await button.click()
    await expect(alertIn(page, place)).toHaveText(place.failed('400'))
    // What the form says of it may have moved the button.
    await button.hover()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await typeOn(place.field(page, lineOf(place)))
    await button.click()
    await expect.poll(second).toContain(addition)
    noise.splice(0)
  })

  if (place.fates) {
    test(`the button of ${place.what} stays under the finger when another try begins`, async ({ page, site, noise }) => {
      await refuse(page, site, place)
      const button = buttonOf(page, place)
      await button.click()
      await expect(alertIn(page, place)).toHaveText(place.failed('400'))
      const { top, height } = await button.evaluate(placeInPage)
      answerFor(site, place.path, () => 'hang')
      await button.click()
      const sending = await place.waiting(page).evaluate(placeInPage)
      expect(Math.abs(sending.top - top)).toBeLessThan(height / 2)
      noise.splice(0)
    })
  }

  test(`a connection that breaks under the request of ${place.what} brings the host no second one`, async ({
    page,
    site,
    noise,
  }) => {
    await place.open(page)
    await fill(page, place)
    answerFor(site, place.path, () => 'reset')
    await sendTwice(page, place)
    await expect(alertIn(page, place)).toHaveText(place.failed('reset'))
    expect(site.count(place.path)).toBe(1)
    site.inject()
    await sendTwice(page, place)
    await expect(place.receipts(page)).toHaveCount(1)
    expect(site.count(place.path)).toBe(2)
    for (const line of noise.splice(0)) expect(line).toMatch(lost)
  })

  test(`a key that is held sends ${place.what} once`, async ({ page, site, noise }) => {
    const second = await refuse(page, site, place)
    const line = place.field(page, lineOf(place))
    await line.focus()
    await page.keyboard.down('Enter')
    await expect(alertIn(page, place)).toHaveText(place.failed('400'))
    await line.focus()
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await typeOn(line)
    await line.press('Enter')
    await expect.poll(second).toContain(addition)
    noise.splice(0)
  })
}

/** Runs in the page. A scroll may be under way, which moves all of it. */
function placeInPage(element: Element) {
  const { top, height } = element.getBoundingClientRect()
  return { top: top + scrollY, height }
}

/** Fills a form whose request is refused each time. Returns what tells the body of the second that was sent. */
async function refuse(page: Page, site: SiteServer, place: SendPlace) {
  answerFor(site, place.path, () => Response.json({ detail: 'Refusé.', error: 'Refusé.' }, { status: 400 }))
  await place.open(page)
  await fill(page, place)
  return () => site.requests.filter(({ path }) => path === place.path)[1]?.body
}

/** By the keyboard, which Firefox hears in a field that holds words. */
async function typeOn(field: Locator) {
  await field.press('End')
  await field.pressSequentially(addition)
}

/** A field of one line, in which the Enter key sends. */
function lineOf({ words }: SendPlace): string {
  return 'Email' in words ? 'Email' : Object.keys(words).join('')
}
