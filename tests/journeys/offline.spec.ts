import { held } from '#tests/held.ts'
import { ask, chatIn, linesIn, openChat } from '#tests/journeys/support/chat-window.ts'
import { keptBy } from '#tests/journeys/support/kept-by.ts'
import { alertIn, expectWords, fill, sendPlaces, sendTwice } from '#tests/journeys/support/send-cells.ts'
import { answerFor, everyList, expect, expectAlive, expectStored, lost, test } from '#tests/journeys/support/site-test.ts'

test.use({ serviceWorkers: 'allow' })

/** Every kind of page, and what shows that it is there. */
const pages = [
  { path: '/', heading: 'Circuit Nord' },
  { path: '/services', heading: /./ },
  { path: '/circuits/nord', heading: /Circuit Nord/ },
  { path: '/circuits/est/lieux', heading: 'Lieux' },
  { path: '/circuits/sud/routes', heading: 'Itinéraires' },
  { path: '/nulle-part', heading: 'Oups ! Vous êtes perdu ?' },
]

for (const build of ['dist', 'dist-api'] as const) {
  test.describe(`after one visit of ${build}`, () => {
    test.use({ build })

    test('every page opens from a cold start without network, and by a reload', async ({ page, site, context }) => {
      await page.goto('/services')
      await keptBy(page)
      if (build === 'dist-api') await expectStored(page, everyList)
      await page.close()
      await site.close()
      for (const { path, heading } of pages) {
        const later = await context.newPage()
        await later.goto(site.url + path)
        await expect(later.getByRole('heading', { name: heading }).first()).toBeVisible()
        await later.close()
      }
      const later = await context.newPage()
      await later.goto(`${site.url}/circuits/nord/lieux`)
      await later.reload()
      await expect(later.getByRole('article')).toHaveCount(9)
    })
  })
}

test('a network that leads nowhere is told as none, and when it is back', async ({ page, site, noise }) => {
  await page.clock.install()
  await page.goto('/contact')
  await openChat(page)
  site.inject(() => 'reset')
  await ask(page, 'Isalo')
  const told = page.getByText('Vous êtes hors ligne')
  await expect(told).toBeVisible()
  site.inject()
  await page.clock.fastForward('00:05')
  await expect(told).toBeHidden()
  noise.splice(0)
})

for (const place of sendPlaces) {
  test(`where no network was found, nothing of ${place.what} leaves that might arrive`, async ({ page, site, noise }) => {
    await place.open(page)
    await fill(page, place)
    const asksForNoFile = ({ url }: Request) => /^\/(api|robots)/.test(new URL(url).pathname)
    site.inject((request) => (asksForNoFile(request) ? 'reset' : undefined))
    await sendTwice(page, place)
    await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
    await expect(alertIn(page, place)).toBeVisible()
    const sent = site.count(place.path)
    // As a Wi-Fi does that takes everything and answers nothing.
    const { promise, release } = held()
    site.inject(async (request) => {
      if (!asksForNoFile(request)) return undefined
      if (request.method === 'POST') return 'hang'
      await promise
      return 'reset'
    })
    await sendTwice(page, place)
    await expect(place.waiting(page)).toBeVisible()
    release()
    await expect(place.waiting(page)).toBeHidden()
    await expectWords(page, place)
    expect(site.count(place.path)).toBe(sent)
    noise.splice(0)
  })
}

test('a worker that takes longer than anybody waits for it keeps the site all the same', async ({ page, site }) => {
  const { promise, release } = held()
  answerFor(site, '/shell.html', async () => {
    await promise
    return undefined
  })
  await page.clock.install()
  await page.goto('/services')
  const isComing = async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing)
  await expect.poll(() => page.evaluate(isComing)).toBe(true)
  await page.clock.fastForward('02:00')
  release()
  await expectStored(page, everyList)
})

test('a visit without network says so although the page is there', async ({ page, site }) => {
  await page.goto('/services')
  await keptBy(page)
  await expectStored(page, everyList)
  await site.close()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
})

test("'Vider le cache' takes no copy that no network could bring again, and asks whether there is one", async ({ page, site, noise }) => {
  await page.goto('/services')
  await keptBy(page)
  await expectStored(page, everyList)
  site.inject(() => 'reset')
  await page.goto('/')
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
  const empty = page.getByRole('button', { name: 'Vider le cache' })
  await empty.click()
  await expect(page.getByText('Le cache reste, videz-le au retour du réseau.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expectStored(page, everyList)

  site.inject()
  await empty.click()
  await expect(page.getByText('Cache', { exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  expect(noise.splice(0).filter((line) => !lost.test(line))).toEqual([])
})

for (const build of ['dist', 'dist-api'] as const) {
  test.describe(`in an open page of ${build}`, () => {
    test.use({ build })

    test('a network that has gone is told at a change of page that makes no call', async ({ page, site }) => {
      await page.clock.install()
      await page.goto('/services')
      await keptBy(page)
      if (build === 'dist-api') await expectStored(page, everyList)
      await expect.poll(() => site.count('/robots.txt')).toBe(1)
      await site.close()
      const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
      await navigation.getByRole('link', { name: 'Contact', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      // So soon after the question before, it is asked a little later.
      await page.clock.fastForward('00:05')
      await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
    })
  })
}

test('a host that has gone is told on a page that stands still', async ({ page, site }) => {
  await page.clock.install()
  await page.goto('/services')
  await keptBy(page)
  await expectStored(page, everyList)
  await expect.poll(() => site.count('/robots.txt')).toBe(1)
  await site.close()
  await page.clock.fastForward('00:10')
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
})

test('a tab that was never opened opens when the network has gone', async ({ page, site }) => {
  await page.goto('/circuits/nord')
  await expect(page.getByRole('link', { name: 'Itinéraires (6)' })).toBeVisible()
  await keptBy(page)
  await expectStored(page, everyList)
  await site.close()
  await page.getByRole('link', { name: 'Itinéraires (6)' }).click()
  await expect(page.getByRole('button', { name: /^Détails/ })).toHaveCount(6)
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test("the browser's own word for a network that is switched off and on is heard at once", async ({ page, context, noise }) => {
    await page.goto('/contact')
    await expectAlive(page)
    await context.setOffline(true)
    const told = page.getByText('Vous êtes hors ligne')
    await expect(told).toBeVisible()
    await context.setOffline(false)
    await expect(told).toBeHidden()
    // Whatever of the other pages' code was still to come.
    expect(noise.splice(0).filter((line) => !lost.test(line))).toEqual([])
  })

  test('an answer tells at once that there is a network', async ({ page, site, noise }) => {
    await page.clock.install()
    await page.goto('/contact')
    await openChat(page)
    // No other call that fails is to ask.
    site.inject(({ url }) => (/^\/(api\/chatbot|robots)/.test(new URL(url).pathname) ? 'reset' : undefined))
    await ask(page, 'Isalo')
    const told = page.getByText('Vous êtes hors ligne')
    await expect(told).toBeVisible()
    const retry = chatIn(page).getByRole('button', { name: 'Réessayer' })
    await expect(retry).toBeVisible()
    site.inject()
    await retry.click()
    await expect(linesIn(page)).toHaveCount(2)
    // Long before it would be asked again without an answer.
    await expect(told).toBeHidden({ timeout: 10_000 })
    noise.splice(0)
  })

  test('what failed comes by itself when the network leads somewhere again', async ({ page, site, noise }) => {
    await page.clock.install()
    await page.goto('/services')
    await expectAlive(page)
    site.inject(({ url }) => (/^\/(api\/|robots)/.test(new URL(url).pathname) ? 'reset' : undefined))
    await page.getByRole('link', { name: 'Accueil' }).first().click()
    await expect(async () => {
      await page.clock.fastForward(2000)
      await expect(page.getByText('Erreur de chargement')).toBeVisible({ timeout: 300 })
    }).toPass()
    await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
    site.inject()
    await page.clock.fastForward('00:05')
    await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
    expect(noise.splice(0).filter((line) => !lost.test(line))).toEqual([])
  })
})

test('a storage that is slow to answer still brings a page that the network does not have', async ({ page, site, context }) => {
  await page.goto('/services')
  await keptBy(page)
  await expectStored(page, everyList)
  await site.close()
  await page.close()
  const later = await context.newPage()
  await later.addInitScript(openLate)
  await later.goto(`${site.url}/circuits/nord/lieux`)
  await expect(later.getByRole('article')).toHaveCount(9)
})

test('and leaves a page that does not need it where its reader is', async ({ page, noise, browserName }) => {
  await page.addInitScript(openLate)
  await page.goto('/services')
  await expectAlive(page)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  // What came with the page is stored when storage has said what it has.
  await expectStored(page, everyList)
  expect(await page.evaluate(() => scrollY)).toBe(700)
  // Firefox writes of an error that it is one, and no more.
  const unanswered = browserName === 'firefox' ? 'The stored copy of the lists cannot be used Error' : 'Storage does not answer'
  expect(noise.splice(0).filter((line) => !line.includes(unanswered))).toEqual([])
})

test('the code of the application is drawn when the network has gone', async ({ page, site, noise }) => {
  await page.route('https://api.qrserver.com/**', (asked) => asked.abort('connectionrefused'))
  await page.goto('/contact')
  await keptBy(page)
  await site.close()
  await page.getByRole('link', { name: 'Télécharger', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Code QR/ })).toHaveAttribute('src', /^data:/)
  expect(noise.splice(0).filter((line) => !lost.test(line))).toEqual([])
})

test('an address that cannot be decoded shows the 404 page', async ({ page }) => {
  await page.goto('/%E0%A4%A')
  await expect(page.getByRole('heading', { name: 'Oups ! Vous êtes perdu ?' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
})

/** IndexedDB opens a second after the longest that anybody waits for it. */
function openLate() {
  const open = indexedDB.open.bind(indexedDB)
  IDBFactory.prototype.open = (name, version) => {
    const request = open(name, version)
    const hold = (event: Event) => {
      event.stopImmediatePropagation()
      setTimeout(() => request.dispatchEvent(new Event('success')), 3000)
    }
    request.addEventListener('success', hold, { once: true })
    return request
  }
}
