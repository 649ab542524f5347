import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { expect, lists, test } from '#tests/journeys/support/site-test.ts'

const endless = 'é<b>'.repeat(250_000)
const script = 'javascript:alert(1)'
const amount = { image: script, description: endless, created_at: endless }
const circuit = { id: 1, name: endless, slug: 'a', region: endless, ...amount }
const place = { id: 1, name: endless, circuit: 1, type: endless, type_display: endless, ...amount }
const route = {
  id: 1,
  name: endless,
  circuit_name: endless,
  start_location: endless,
  end_location: endless,
  estimated_duration: endless,
  distance: endless,
  transport_display: endless,
  difficulty: endless,
  waypoints: [{ name: endless }],
  ...amount,
}
const contact = { id: 1, name: endless, phone: '+261 20 22 000 01', type: endless }

const answers = new Map<string, unknown[]>([
  [lists.circuits, [circuit]],
  [lists.places, [place]],
  [lists.routes, [route]],
  ['/api/emergency/contacts/', [contact]],
])

/** Pixels. What a megabyte would make of a page is millions. */
const highest = 60_000

for (const { url, button } of [
  { url: '/', button: undefined },
  { url: '/circuits/a', button: undefined },
  { url: '/circuits/a/lieux', button: /^é/ },
  { url: '/circuits/a/routes', button: /^Détails/ },
  { url: '/contact', button: undefined },
]) {
  test(`words of a megabyte and a script's address for a picture leave ${url} fit to be read`, async ({ page, site }) => {
    site.inject(({ url: asked }) => {
      const records = answers.get(new URL(asked).pathname)
      return records && Response.json(records)
    })
    await page.goto(url)
    await expect(page.getByText('é<b>é<b>é<b>').first()).toBeVisible()
    await expectFit(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(highest)
    expect(await page.locator('[src^="javascript"]').count()).toBe(0)
    if (!button) return
    await page.getByRole('article').getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFit(page)
  })
}
