import type { Page } from '@playwright/test'
import type { Reply } from '#mocks/listen.ts'
import { contactMessageSchema } from '#src/contract/contact-message.ts'
import { examine } from '#tests/journeys/support/examine.ts'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { typeInto } from '#tests/journeys/support/send-cells.ts'
import { answerFor, expect, lost, refused, test } from '#tests/journeys/support/site-test.ts'

const messages = '/api/reservations/contact/'
const contacts = '/api/emergency/contacts/'

const unreachable = "Impossible d'envoyer votre message. Vérifiez votre connexion internet."
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message', exact: true })
const receipt = (page: Page) => page.getByRole('region', { name: 'Accusés d’envoi' })

type FaultCase = { fault: string; reply: () => Reply; text: string; fate: string; noise: string[] }

const notSent = 'Votre message n’a pas abouti'
const inDoubt = 'Votre message est peut-être arrivé'

const faults: FaultCase[] = [
  {
    fault: 'a 400',
    reply: () => Response.json({ errors: { email: ['Adresse inconnue.'] } }, { status: 400 }),
    text: 'Données invalides. Veuillez vérifier vos informations.',
    fate: notSent,
    noise: [refused(400)],
  },
  {
    fault: 'a reset connection',
    reply: () => 'reset',
    text: unreachable,
    fate: inDoubt,
    noise: ['Failed to load resource: net::ERR_CONNECTION_RESET'],
  },
  {
    fault: 'a page of HTML',
    reply: () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    text: unreachable,
    fate: inDoubt,
    noise: [],
  },
]

for (const { fault, reply, text, fate, noise: lines } of faults) {
  test(`${fault} has its text, is sent once, and costs no word`, async ({ page, site, noise }) => {
    await page.goto('/contact')
    await fill(page)
    answerFor(site, messages, reply)
    await send(page).dblclick()
    await expect(page.getByRole('alert')).toHaveText(text)
    await expect(page.getByText(fate)).toBeVisible()
    expect(site.count(messages)).toBe(1)
    expect(noise.splice(0)).toEqual(lines)

    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('Bonjour')
    site.inject()
    await send(page).click()
    await expect(receipt(page)).toContainText('Message envoyé')
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('')
  })
}

for (const { what, fate, networkGoes } of [
  { what: 'a host that is gone has taken nothing', fate: notSent, networkGoes: false },
  { what: 'a host that goes with the network, while a message is on its way, may have taken it', fate: inDoubt, networkGoes: true },
]) {
  test(what, async ({ page, site, noise }) => {
    await page.goto('/contact')
    await fill(page)
    answerFor(site, messages, async (): Promise<Reply> => {
      if (networkGoes) await page.evaluate(() => dispatchEvent(new Event('offline')))
      void site.close()
      return 'reset'
    })
    await send(page).click()
    await expect(page.getByRole('alert')).toHaveText(unreachable)
    await expect(page.getByText(fate)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('Bonjour')
    expect(noise.splice(0).filter((line) => !lost.test(line))).toEqual([])
  })
}

test('a reason of one endless word stays beside its field', async ({ page, site, noise }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/contact')
  await fill(page)
  const reason = 'W'.repeat(5000)
  answerFor(site, messages, () => Response.json({ errors: { name: [reason], email: [reason] } }, { status: 400 }))
  await send(page).click()
  await expect(page.getByText(/^WWW/)).toHaveCount(2)
  await expectFit(page)
  expect(noise.splice(0)).toEqual([refused(400)])
})

test('a message reaches the API once, whatever is pressed twice', async ({ page, site }) => {
  await page.goto('/contact')
  await fill(page)
  await send(page).dblclick()
  await expect(receipt(page)).toBeFocused()
  const bodies = site.requests.filter(({ path }) => path === messages).map(({ body }) => body)
  expect(bodies.map((body) => contactMessageSchema.parse(JSON.parse(body)).message)).toEqual(['Bonjour'])
})

test('without network, a message fails at once, and the numbers that came stay', async ({ page, site, noise }) => {
  await page.goto('/contact')
  await expect(page.getByText('Sapeurs-pompiers')).toBeVisible()
  await fill(page)
  await site.close()
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText(unreachable)
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('Bonjour')
  await expect(page.getByText('Sapeurs-pompiers')).toBeVisible()
  // The message itself, and whatever of the other pages' code was still to come.
  expect(noise.splice(0).filter((line) => !lost.test(line))).toEqual([])
})

test('the button of a phone leads to the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Écrire un message' }).click()
  await expect(page.getByRole('heading', { name: 'Écrivez-nous' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Nom')).toBeFocused()
})

const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

for (const look of looks) {
  test.describe(`in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use({ ...look, reducedMotion: 'reduce' })

    test('axe finds nothing on the contact page, from its numbers to its receipt', async ({
      page,
      site,
      noise,
    }) => {
      answerFor(site, contacts, () => new Response('', { status: 404 }))
      await page.goto('/contact')
      await expect(
        page.getByText('Impossible de charger les informations de contact'),
      ).toBeVisible()
      await send(page).click()
      await expect(page.getByText('Le nom est requis')).toBeVisible()
      await examine(page, 'numbers failed, form invalid')

      site.inject((request) =>
        request.method === 'POST' ? new Response('', { status: 500 }) : undefined,
      )
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.getByText('Sapeurs-pompiers')).toBeVisible()
      await fill(page)
      await send(page).click()
      await page.getByRole('listitem').filter({ hasText: 'Erreur serveur.' }).hover()
      await examine(page, 'contacts loaded, message failed, with its notice')
      expect(noise.splice(0)).toEqual([refused(404), refused(500)])

      site.inject()
      await send(page).click()
      await expect(receipt(page)).toBeVisible()
      await examine(page, 'sent')
    })
  })
}

test('the contact page fits every width, also with text at 200 %', async ({ page, site, noise }) => {
  answerFor(site, contacts, () => new Response('', { status: 404 }))
  await page.goto('/contact')
  await expect(page.getByText('Impossible de charger les informations de contact')).toBeVisible()
  await send(page).click()
  await expect(page.getByText('Le nom est requis')).toBeVisible()
  await expectFit(page)
  expect(noise.splice(0)).toEqual([refused(404)])

  site.inject()
  await page.reload()
  await fill(page)
  await send(page).click()
  await expect(receipt(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Autres contacts' })).toBeVisible()
  await expectFit(page)
})

async function fill(page: Page) {
  await typeInto(page.getByLabel('Nom'), 'Une voyageuse')
  await typeInto(page.getByLabel('Email'), 'voyage@exemple.fr')
  await typeInto(page.getByRole('textbox', { name: /^Message/ }), 'Bonjour')
}
