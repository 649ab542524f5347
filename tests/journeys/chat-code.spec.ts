import { held } from '#tests/held.ts'
import { ask, chatIn, inputIn, openChat, openerIn } from '#tests/journeys/support/chat-window.ts'
import { keptBy } from '#tests/journeys/support/kept-by.ts'
import { expect, expectAlive, lost, test } from '#tests/journeys/support/site-test.ts'

const panelChunk = /^\/assets\/chat-panel/

test("the window's code is not in the first load, and comes when it is wanted", async ({
  page,
  site,
}) => {
  await page.goto('/test')
  await expectAlive(page)
  expect(site.requests.filter(({ path }) => panelChunk.test(path))).toEqual([])
  await openerIn(page).hover()
  await expect.poll(() => site.requests.filter(({ path }) => panelChunk.test(path))).toHaveLength(1)
})

test.describe('once the site is kept', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the window opens when the network has gone, tells of it and keeps the question', async ({
    page,
    site,
    noise,
  }) => {
    await page.goto('/test')
    await keptBy(page)
    await site.close()
    await openChat(page)
    await ask(page, 'Isalo')
    await expect(chatIn(page).getByRole('alert')).toHaveText('Erreur: réseau indisponible')
    await expect(inputIn(page)).toHaveValue('Isalo')
    expect(noise.splice(0).filter((line) => !lost.test(line))).toEqual([])
  })
})

test("without the window's code the button says so, and works afterwards", async ({
  page,
  site,
  noise,
}) => {
  site.inject(({ url }) => (panelChunk.test(new URL(url).pathname) ? 'reset' : undefined))
  await page.goto('/test')
  await openerIn(page).click()
  await expect(page.getByText(/^Impossible de charger l’assistant/)).toBeVisible()
  await expect(openerIn(page)).toBeVisible()
  site.inject()
  await openerIn(page).click()
  await expect(inputIn(page)).toBeFocused()
  expect(noise.splice(0).filter((line) => !lost.test(line))).toEqual([])
})

test('a window that comes late leaves the focus to who writes elsewhere meanwhile', async ({
  page,
  site,
}) => {
  const { promise, release } = held()
  site.inject(async ({ url }) => {
    if (panelChunk.test(new URL(url).pathname)) await promise
    return undefined
  })
  await page.goto('/contact')
  await openerIn(page).click()
  await page.getByLabel('Nom').pressSequentially('Jean')
  release()
  await expect(chatIn(page)).toBeVisible()
  await page.keyboard.type(' Rakoto')
  await expect(page.getByLabel('Nom')).toHaveValue('Jean Rakoto')
})
