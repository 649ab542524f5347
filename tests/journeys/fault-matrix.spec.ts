import type { Page } from '@playwright/test'
import { listen } from '#mocks/listen.ts'
import { held } from '#tests/held.ts'
import { type FaultKind, faultKinds } from '#tests/journeys/support/fault-kinds.ts'
import { listPlaces, triesOf } from '#tests/journeys/support/list-cells.ts'
import { alertIn, expectWords, fateOf, fill, sendPlaces, sendTwice } from '#tests/journeys/support/send-cells.ts'
import type { SiteServer } from '#tests/journeys/support/site-server.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

test.beforeEach(async ({ page }) => {
  test.setTimeout(600_000)
  await page.clock.install()
})

for (const place of listPlaces) {
  test(`${place.what} says what every bad answer means, and comes back`, async ({ page, site, noise }) => {
    const asked = countIn(page, place.path)
    for (const [kind, cell] of cells()) {
      await cell(async () => {
        const before = asked()
        const { mend } = await breakIt(page, site, place.path, kind)
        await page.goto(place.url)
        if (kind === 'slow') {
          await expect(page.getByText(place.waiting)).toBeAttached()
        } else {
          await passTime(page, kind, async () => {
            for (const text of place.failed) await expect(page.getByText(text, { exact: true })).toBeVisible(soon)
          })
          await expect(place.came(page)).toBeHidden()
          expect(asked() - before).toBe(triesOf(kind))
        }
        await mend()
        if (kind !== 'slow') await page.getByRole('button', { name: 'Réessayer' }).click()
        await expect(place.came(page)).toBeVisible()
        await expect(page.getByText(place.failed[0] ?? '', { exact: true })).toBeHidden()
        const caught = place.caught && kind !== 'slow'
        expect(errorsIn(noise)).toEqual(caught ? [expect.stringMatching(/^LoadError: Impossible de charger/)] : [])
        await forgetLists(page, site.url)
      })
    }
    report(place.what)
  })
}

for (const place of sendPlaces) {
  test(`${place.what} says what every bad answer means, keeps all words, and sends them again`, async ({
    page,
    site,
    noise,
  }) => {
    const asked = countIn(page, place.path)
    for (const [kind, cell] of cells()) {
      await cell(async () => {
        await place.open(page)
        await fill(page, place)
        const arrived = await place.receipts(page).count()
        const before = asked()
        const { mend } = await breakIt(page, site, place.path, kind, ['/robots.txt'])
        await sendTwice(page, place)
        if (kind === 'slow') {
          await expect(place.waiting(page)).toBeVisible()
        } else {
          await passTime(page, kind, () => expect(alertIn(page, place)).toHaveText(place.failed(kind), soon))
          if (place.fates) await expect(page.getByText(place.fates[fateOf(kind)])).toBeVisible()
          await expectWords(page, place)
        }
        await expect.poll(asked).toBe(before + 1)
        await mend()
        if (kind !== 'slow') await sendTwice(page, place)
        await expect(place.receipts(page)).toHaveCount(arrived + 1)
        expect(asked() - before).toBe(kind === 'slow' ? 1 : 2)
        expect(errorsIn(noise)).toEqual([])
      })
    }
    report(place.what)
  })
}

const soon = { timeout: 150 }

/** Every kind, with what runs its cell as a step of its name. */
function cells() {
  const kinds = Object.keys(faultKinds).filter((kind): kind is FaultKind => kind in faultKinds)
  return kinds.map((kind) => [kind, (work: () => Promise<void>) => test.step(kind, work)] as const)
}

function report(what: string) {
  const each = Object.keys(faultKinds).length
  const all = each * (listPlaces.length + sendPlaces.length)
  process.stdout.write(`Fault matrix, ${what}: ${each} of ${all} cells, 0 failures\n`)
}

/** From now on the call gets this answer; `mend` ends that. Where it is refused, so are `alike`. */
async function breakIt(page: Page, site: SiteServer, path: string, kind: FaultKind, alike: readonly string[] = []) {
  const fault = faultKinds[kind]
  if (fault === 'refused') {
    const here = ({ pathname }: URL) => pathname === path || alike.includes(pathname)
    const gone = await listen(async () => 'reset')
    await gone.close()
    await page.route(here, (route) => route.continue({ url: gone.url + new URL(route.request().url()).pathname }))
    return { mend: () => page.unroute(here) }
  }
  const { promise, release } = held()
  site.inject(async (request) => {
    if (new URL(request.url).pathname !== path) return undefined
    if (fault !== 'slow') return fault(request)
    await promise
    return undefined
  })
  return {
    mend: async () => {
      site.inject()
      release()
    },
  }
}

/** Lets the page's clock run ahead until it is so. Steps are short where an answer comes, lest the page gives up first. */
async function passTime(page: Page, kind: FaultKind, isSo: () => Promise<void>) {
  const step = kind === 'endless' ? 7000 : kind === '429' ? 2000 : 500
  await expect(async () => {
    await page.clock.fastForward(step)
    await isSo()
  }).toPass({ intervals: [20] })
}

function countIn(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

/** What Chromium says of each bad answer, and the page when its clock has jumped past what it gives the storage. */
const expected = /^Failed to load resource: |Storage does not answer/

function errorsIn(noise: string[]): string[] {
  return noise.splice(0).filter((line) => !expected.test(line))
}

/** Empties the site's storage while no page of it can write to it. */
async function forgetLists(page: Page, origin: string) {
  await page.goto('about:blank')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
}
