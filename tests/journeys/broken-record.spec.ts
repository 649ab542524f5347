import { answerFor, expect, lists, test } from '#tests/journeys/support/site-test.ts'

test('one broken record costs only itself', async ({ page, site, noise }) => {
  const records = [{ id: 1, name: 'Centre', slug: 'centre' }, { id: 2, name: 3 }, null]
  answerFor(site, lists.circuits, () => Response.json(records))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Centre' })).toBeVisible()
  const leftOut = expect.stringContaining('A record of /geography/circuits/ was left out')
  expect(noise.splice(0)).toEqual([leftOut, leftOut])
})
