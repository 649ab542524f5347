import { held } from '#tests/held.ts'
import { ask, chatIn, expectFirstReply, linesIn, openChat, openerIn } from '#tests/journeys/support/chat-window.ts'
import { expect, expectHydrated, networkErrorMessage, test } from '#tests/journeys/support/site-test.ts'

const panelChunk = /^\/assets\/chat-panel/

test.describe('on the embedded mock API', () => {
  test.use({ build: 'dist' })

  test('a traveller asks and finds the conversation after a reload, and nothing leaves the browser', async ({
    page,
    site,
  }) => {
    await page.goto('/test')
    await openChat(page)
    await ask(page, 'Isalo')
    await expect(page.getByText('L’assistant écrit…')).toBeAttached()
    await expectFirstReply(page, 'circuit Sud')
    await page.reload()
    await openChat(page)
    await expect(page.getByText('Conversation restaurée (2 messages)')).toBeVisible()
    expect(site.requests.filter(({ path }) => path.startsWith('/api'))).toEqual([])
  })
})

test('two tabs share one conversation', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/test')
    await openChat(tab)
  }
  await ask(page, 'Isalo')
  await expect(linesIn(other)).toHaveCount(2)
  await ask(other, 'Ifaty')
  await expect(linesIn(page)).toHaveCount(4)
  await page.getByRole('button', { name: "Effacer l'historique" }).click()
  for (const tab of [page, other]) await expect(linesIn(tab)).toHaveCount(0)
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the code of the panel is not part of the first load, and loads when the button is hovered', async ({
  page,
  site,
}) => {
  await page.goto('/test')
  await expectHydrated(page)
  expect(site.requests.filter(({ path }) => panelChunk.test(path))).toEqual([])
  await openerIn(page).hover()
  await expect.poll(() => site.requests.filter(({ path }) => panelChunk.test(path))).toHaveLength(1)
})

test('a notice says when the panel cannot be loaded, and the button stays', async ({ page, site, noise }) => {
  site.inject(({ url }) => (panelChunk.test(new URL(url).pathname) ? 'reset' : undefined))
  await page.goto('/test')
  await openerIn(page).click()
  await expect(page.getByText(/^Impossible de charger l’assistant/)).toBeVisible()
  await expect(openerIn(page)).toBeVisible()
  expect(noise.splice(0).filter((line) => !networkErrorMessage.test(line))).toEqual([])
})

test('a panel that loads late does not take the focus from a form', async ({ page, site }) => {
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
