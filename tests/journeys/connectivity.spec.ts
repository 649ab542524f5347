import { ask, chatPath, linesIn, openChat } from '#tests/journeys/support/chat-window.ts'
import { expectOfflineReady } from '#tests/journeys/support/service-worker.ts'
import {
  expect,
  expectHydrated,
  expectStoredLists,
  networkErrorMessage,
  test,
} from '#tests/journeys/support/site-test.ts'

const offline = 'Vous êtes hors ligne'

test("the browser's events show and hide the offline message", async ({ page, context, noise }) => {
  await page.goto('/contact')
  await expectHydrated(page)
  await context.setOffline(true)
  await expect(page.getByText(offline)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(offline)).toBeHidden()
  expect(noise.splice(0).filter((line) => !networkErrorMessage.test(line))).toEqual([])
})

test('a network without a connection shows the offline message, and failed lists load when it is back', async ({
  page,
  site,
  noise,
}) => {
  await page.clock.install()
  await page.goto('/services')
  await expectHydrated(page)
  site.inject(({ url }) => (/^\/(api\/|robots)/.test(new URL(url).pathname) ? 'reset' : undefined))
  await page.getByRole('link', { name: 'Accueil' }).first().click()
  await expect(async () => {
    // In short steps: two seconds at once could let a read of IndexedDB time out.
    await page.clock.fastForward(400)
    await expect(page.getByText('Erreur de chargement')).toBeVisible({ timeout: 300 })
  }).toPass()
  await expect(page.getByText(offline)).toBeVisible()
  site.inject()
  await page.clock.fastForward('00:11')
  await expect(page.getByText(offline)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  expect(noise.splice(0).filter((line) => !networkErrorMessage.test(line))).toEqual([])
})

for (const [what, init] of [
  ['a host that resets HEAD', undefined],
  ['a browser that says it is offline', () => Object.defineProperty(navigator, 'onLine', { get: () => false })],
] as const) {
  test(`${what} does not prevent sending, and a response means online`, async ({ page, site, noise }) => {
    if (init) await page.addInitScript(init)
    await page.goto('/services')
    await expectHydrated(page)
    // No other response may hide the message later.
    await expectStoredLists(page)
    site.inject(({ method, url }) => (method === 'HEAD' || url.endsWith(chatPath) ? 'reset' : undefined))
    await openChat(page)
    await ask(page, 'Isalo')
    await expect.poll(() => site.requests.some(({ method }) => method === 'HEAD')).toBe(true)
    await expect(page.getByText(offline)).toBeVisible()
    site.inject(({ method, url }) => {
      if (method === 'HEAD') return 'reset'
      return url.endsWith(chatPath) ? Response.json({ response: 'Au sud.' }) : undefined
    })
    await ask(page, 'Isalo')
    await expect(linesIn(page).last()).toContainText('Au sud.')
    await expect(page.getByText(offline)).toBeHidden()
    expect(noise.splice(0).filter((line) => !networkErrorMessage.test(line))).toEqual([])
  })
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('every page opens from a cold start without network after one visit', async ({ page, site, context }) => {
    await page.goto('/services')
    await expectOfflineReady(page)
    await expectStoredLists(page)
    await page.close()
    await site.close()
    const later = await context.newPage()
    for (const [path, heading] of [
      ['/', 'Circuit Nord'],
      ['/services', /./],
      ['/circuits/est/lieux', 'Lieux'],
      ['/circuits/sud/routes', 'Itinéraires'],
      ['/carnet?circuits=nord&lieux=anakao', 'Circuit Nord'],
      ['/nulle-part', 'Oups ! Vous êtes perdu ?'],
    ] as const) {
      await later.goto(site.url + path)
      await expect(later.getByRole('heading', { name: heading }).first()).toBeVisible()
    }
    await later.reload()
    await expect(later.getByRole('heading', { name: 'Oups ! Vous êtes perdu ?' })).toBeVisible()
  })

  test('a saved circuit opens without network after the lists would have expired', async ({ page, site, context }) => {
    await page.goto('/circuits/nord')
    await expectHydrated(page)
    await page.getByRole('button', { name: 'Garder hors ligne' }).click()
    await expect(page.getByText('Circuit gardé sur cet appareil')).toBeVisible()
    await expectOfflineReady(page)
    await expectStoredLists(page)
    await page.close()
    await site.close()
    const later = await context.newPage()
    await later.clock.setFixedTime(Date.now() + 40 * 24 * 60 * 60_000)
    await later.goto(`${site.url}/circuits/nord/lieux`)
    await expect(later.getByRole('article')).toHaveCount(9)
    const picture = later.getByRole('article').first().locator('img')
    await expect(picture).toHaveJSProperty('naturalWidth', 480)
    await expect(picture).toHaveAttribute('src', /places/)
    await later.goto(`${site.url}/circuits/nord`)
    await expect(later.getByRole('button', { name: 'Gardé hors ligne' })).toBeVisible()
  })

  test("'Vider le cache' without network keeps the only copy and says so", async ({ page, site, noise }) => {
    await page.goto('/services')
    await expectOfflineReady(page)
    await expectStoredLists(page)
    site.inject(() => 'reset')
    await page.goto('/')
    await page.getByRole('button', { name: 'Vider le cache' }).click()
    await expect(page.getByText('Le cache reste, videz-le au retour du réseau.')).toBeVisible()
    await expectStoredLists(page)
    site.inject()
    await page.getByRole('button', { name: 'Vider le cache' }).click()
    await expect(page.getByText('Cache', { exact: true })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
    expect(noise.splice(0).filter((line) => !networkErrorMessage.test(line))).toEqual([])
  })
})
