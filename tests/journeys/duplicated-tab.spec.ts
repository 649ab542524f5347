import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'
import { holdScripts } from '#tests/journeys/support/hold-scripts.ts'
import { contactPlace, expectWords, fill, type SendPlace, sendPlaces, sendTwice, typeInto } from '#tests/journeys/support/send-cells.ts'
import { answerFor, expect, expectAlive, test } from '#tests/journeys/support/site-test.ts'

for (const place of sendPlaces) {
  const { fates } = place
  if (!fates) continue

  test(`a duplicated tab sends ${place.what} no second time`, async ({ page, site }) => {
    const copy = await fillAndDuplicate(page, place)
    await sendTwice(page, place)
    await expect(place.receipts(page)).toHaveCount(1)
    const receipt = (await place.receipts(page).textContent()) ?? ''

    await sendTwice(copy, place)
    await expect(place.receipts(copy)).toHaveText([receipt])
    await expect(copy.getByText('Cet envoi était déjà arrivé\u202f: rien n’est reparti d’ici.')).toBeVisible()
    expect(site.count(place.path)).toBe(1)

    await place.open(copy)
    await fill(copy, place)
    await sendTwice(copy, place)
    await expect(place.receipts(copy)).toHaveCount(2)
    expect(site.count(place.path)).toBe(2)
  })

  test(`a duplicated tab says first that ${place.what} may have arrived from another one`, async ({ page, site }) => {
    const copy = await fillAndDuplicate(page, place)
    answerFor(site, place.path, () => Response.json(['?']))
    await sendTwice(page, place)
    await expect(page.getByText(fates.inDoubt)).toBeVisible()
    await sendTwice(copy, place)
    await expect(copy.getByText(fates.inDoubt)).toBeVisible()
    await expect(copy.getByText('Cet envoi est déjà parti, sans réponse claire\u202f: rien n’est reparti d’ici.')).toBeVisible()
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

test('a duplicated tab sends what has been changed there', async ({ page, site }) => {
  const copy = await fillAndDuplicate(page, contactPlace)
  await sendTwice(page, contactPlace)
  await expect(contactPlace.receipts(page)).toHaveCount(1)
  await typeInto(contactPlace.field(copy, 'Sujet'), 'Autre chose')
  await sendTwice(copy, contactPlace)
  await expect(contactPlace.receipts(copy)).toHaveCount(1)
  const bodies = site.requests.filter(({ path }) => path === contactPlace.path).map(({ body }) => body)
  expect(bodies).toEqual([expect.stringContaining('Baobabs'), expect.stringContaining('Autre chose')])
})

test('a duplicated tab waits for the answer to what another one has sent', async ({ page, site }) => {
  const copy = await fillAndDuplicate(page, contactPlace)
  const { promise, release } = held()
  answerFor(site, contactPlace.path, async () => {
    await promise
    return undefined
  })
  await sendTwice(page, contactPlace)
  await expect.poll(() => site.count(contactPlace.path)).toBe(1)
  await sendTwice(copy, contactPlace)
  await expect(contactPlace.waiting(copy)).toBeVisible()
  release()
  await expect(contactPlace.receipts(copy)).toHaveCount(1)
  await expect(contactPlace.receipts(page)).toHaveCount(1)
  expect(site.count(contactPlace.path)).toBe(1)
})

test('a tab that was duplicated before the app came sends no second time', async ({ page, site }) => {
  const release = await holdScripts(page)
  const copy = await fillAndDuplicate(page, contactPlace)
  await sendTwice(copy, contactPlace)
  await expect(contactPlace.receipts(copy)).toHaveCount(1)
  release()
  await expectAlive(page)
  await sendTwice(page, contactPlace)
  await expect(contactPlace.receipts(page)).toHaveCount(1)
  expect(site.count(contactPlace.path)).toBe(1)
})

/** The second tab is what the browser's own 'Duplicate' makes: a process of its own, with what the first has stored until then. */
async function fillAndDuplicate(page: Page, place: SendPlace): Promise<Page> {
  await place.open(page)
  await fill(page, place)
  const stored = await page.evaluate(() => Object.entries(sessionStorage))
  const copy = await page.context().newPage()
  await copy.addInitScript((entries) => {
    if (sessionStorage.getItem('copied')) return
    for (const [key, text] of [...entries, ['copied', 'yes'] as const]) sessionStorage.setItem(key, text)
  }, stored)
  await copy.goto(page.url())
  await expectWords(copy, place)
  return copy
}
