import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'
import { expectWords, fill, type SendPlace, sendPlaces, sendTwice, typeInto } from '#tests/journeys/support/send-cells.ts'
import { answerFor, expect, test } from '#tests/journeys/support/site-test.ts'

for (const place of sendPlaces.filter(({ fates }) => fates)) {
  test(`a duplicated tab sends ${place.what} no second time`, async ({ page, site }) => {
    const copy = await fillAndDuplicate(page, place)
    await sendTwice(page, place)
    await expect(place.receipts(page)).toHaveCount(1)
    const receipt = (await place.receipts(page).textContent()) ?? ''

    await sendTwice(copy, place)
    await expect(place.receipts(copy)).toHaveText([receipt])
    await expect(copy.getByText('C’était déjà arrivé\u202f: rien n’est parti une seconde fois.')).toBeVisible()
    expect(site.count(place.path)).toBe(1)

    await place.open(copy)
    await fill(copy, place)
    await sendTwice(copy, place)
    await expect(place.receipts(copy)).toHaveCount(2)
    expect(site.count(place.path)).toBe(2)
  })
}

for (const place of sendPlaces.filter(({ path }) => path === '/api/reservations/contact/')) {
  test('a duplicated tab sends what has been changed there', async ({ page, site }) => {
    const copy = await fillAndDuplicate(page, place)
    await sendTwice(page, place)
    await expect(place.receipts(page)).toHaveCount(1)
    await typeInto(place.field(copy, 'Sujet'), 'Autre chose')
    await sendTwice(copy, place)
    await expect(place.receipts(copy)).toHaveCount(1)
    const bodies = site.requests.filter(({ path }) => path === place.path).map(({ body }) => body)
    expect(bodies).toEqual([expect.stringContaining('Baobabs'), expect.stringContaining('Autre chose')])
  })

  test('a duplicated tab waits for the answer to what another one has sent', async ({ page, site }) => {
    const copy = await fillAndDuplicate(page, place)
    const { promise, release } = held()
    answerFor(site, place.path, async () => {
      await promise
      return undefined
    })
    await sendTwice(page, place)
    await expect.poll(() => site.count(place.path)).toBe(1)
    await sendTwice(copy, place)
    await expect(place.waiting(copy)).toBeVisible()
    release()
    await expect(place.receipts(copy)).toHaveCount(1)
    await expect(place.receipts(page)).toHaveCount(1)
    expect(site.count(place.path)).toBe(1)
  })

  test('a duplicated tab says first that what another one has sent may have arrived', async ({ page, site }) => {
    const inDoubt = place.fates?.inDoubt ?? ''
    const copy = await fillAndDuplicate(page, place)
    answerFor(site, place.path, () => Response.json(['?']))
    await sendTwice(page, place)
    await expect(page.getByText(inDoubt)).toBeVisible()
    await sendTwice(copy, place)
    await expect(copy.getByText(inDoubt)).toBeVisible()
    await expectWords(copy, place)
    expect(site.count(place.path)).toBe(1)

    site.inject()
    await sendTwice(copy, place)
    await expect(place.receipts(copy)).toHaveCount(1)
    await sendTwice(page, place)
    await expect(place.receipts(page)).toHaveCount(1)
    expect(site.count(place.path)).toBe(2)
  })
}

/** The second tab is what the browser's own 'Duplicate' makes: it has what the first has stored until then. */
async function fillAndDuplicate(page: Page, place: SendPlace): Promise<Page> {
  await place.open(page)
  await fill(page, place)
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void open(location.href))
  const copy = await opening
  await expectWords(copy, place)
  return copy
}
