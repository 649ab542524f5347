import type { Page } from '@playwright/test'
import { ask, linesIn, openChat } from '#tests/journeys/support/chat-window.ts'
import { countTimers, openScale, type PageWeight } from '#tests/journeys/support/page-weight.ts'
import { expect, expectAlive, test } from '#tests/journeys/support/site-test.ts'

/** Pages, and what the heading says that takes the focus. */
const round = [
  ['/services', 'Avant, pendant'],
  ['/a-propos', 'À propos'],
  ['/circuits/nord', 'Aperçu du circuit Nord'],
  ['/circuits/nord/lieux', 'Lieux'],
  ['/circuits/nord/routes', 'Itinéraires'],
  ['/circuits/nord/reserver', 'Réserver'],
  ['/blog', 'Blog'],
  ['/contact', 'Votre voyage'],
  ['/telecharger', 'Téléchargez'],
  ['/', 'Madagascar'],
] as const

test.beforeEach(async ({ page }) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(countTimers)
  const svg = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  await page.route('https://api.qrserver.com/**', (route) => route.fulfill(svg))
})

test('500 changes of page leave nothing behind', async ({ page }) => {
  await page.goto('/')
  // Comes when the page is at rest, as it never is from here on.
  await expect(page.getByLabel('Nom complet')).toBeVisible()
  const weigh = await openScale(page)
  await travel(page, 10)
  const early = await weigh()
  await travel(page, 40)
  expectLevel(early, await weigh())
})

test('200 messages leave the last fifty behind', async ({ page }) => {
  await page.goto('/contact')
  await openChat(page)
  const weigh = await openScale(page)
  await talk(page, 30)
  const early = await weigh()
  await talk(page, 70)
  expect(await linesIn(page).count()).toBe(50)
  expectLevel(early, await weigh())
})

test('a page that stays open for a day does not grow', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await expectAlive(page)
  const weigh = await openScale(page)
  // Its code is sent for when the page has been at rest, and comes in true time: nobody waits an hour for it.
  await page.clock.runFor('00:00:10')
  await expect(page.getByLabel('Nom complet')).toBeVisible()
  await page.clock.runFor('02:00:00')
  const early = await weigh()
  for (let hour = 2; hour < 24; hour += 1) {
    // oxlint-disable-next-line no-await-in-loop -- hour after hour
    await page.clock.fastForward('00:50:00')
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.clock.runFor('00:10:00')
  }
  expectLevel(early, await weigh())
})

/** Ten pages a round, walked in the page itself: the app takes what is pushed on the history for a link of its own. */
async function travel(page: Page, rounds: number) {
  await page.evaluate(
    async ({ stops, times }) => {
      for (const [path, heading] of Array.from({ length: times }, () => stops).flat()) {
        history.pushState(null, '', path)
        const arrived = () => document.activeElement?.textContent.includes(heading)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        while (!arrived()) await new Promise(requestAnimationFrame)
      }
    },
    { stops: round, times: rounds },
  )
}

async function talk(page: Page, questions: number) {
  for (let turn = 0; turn < questions; turn += 1) {
    const question = `Question ${turn}, faut-il un visa ?`
    // oxlint-disable-next-line no-await-in-loop -- each waits for its answer
    await ask(page, question)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(linesIn(page).nth(-2)).toContainText(question)
    // oxlint-disable-next-line no-await-in-loop -- else the next one would not be sent
    await expect(page.getByRole('button', { name: 'Envoyer le message du chat' })).toBeEnabled()
  }
}

/** Several times as much of the same costs nothing but what the engine keeps for itself: compiled code, not pages. */
function expectLevel(early: PageWeight, late: PageWeight) {
  expect(late.listeners).toBeLessThanOrEqual(early.listeners * 1.1)
  expect(late.nodes).toBeLessThanOrEqual(early.nodes * 1.1)
  expect(late.timers).toBeLessThanOrEqual(early.timers + 3)
  expect(late.heap).toBeLessThanOrEqual(early.heap * 1.25)
}
