import type { Page } from '@playwright/test'
import type { Reply } from '#mocks/listen.ts'
import { ask, linesIn, openChat } from '#tests/journeys/support/chat-window.ts'
import { answerFor, expect, expectHydrated, networkErrorMessage, test } from '#tests/journeys/support/site-test.ts'
import { day, fillTraveller } from '#tests/journeys/support/traveller.ts'

const reservations = '/api/reservations/reservation-request/'
const contact = '/api/reservations/contact/'

async function fillContact(page: Page) {
  await page.goto('/contact')
  await expectHydrated(page)
  await page.getByLabel('Nom').fill('Lova')
  await page.getByLabel('Email').fill('lova@exemple.fr')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Bonjour')
}

const sendMessage = (page: Page) => page.getByRole('button', { name: 'Envoyer le message', exact: true })
const receipts = (page: Page) => page.getByRole('region', { name: 'Accusés d’envoi' })

test.describe('on the embedded mock API', () => {
  test.use({ build: 'dist' })

  test('a traveller asks for a quote from both forms, and nothing leaves the browser', async ({ page, site }) => {
    await page.goto('/#reservation-form')
    await page.getByLabel('Circuit souhaité').selectOption({ label: 'Circuit Ouest, 9 jours' })
    await fillTraveller(page)
    await page.getByLabel('Date de fin').fill(day(40))
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
    await expect(page.getByText('Votre demande de réservation a été envoyée avec succès !')).toBeVisible()

    await page.getByRole('link', { name: 'Circuit Nord' }).click()
    await page.getByRole('link', { name: 'Réserver', exact: true }).click()
    await fillTraveller(page)
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByText(/^Demande de réservation envoyée pour "Nord" !/)).toBeVisible()
    await expect(page).toHaveURL('/circuits/nord')
    await page.reload()
    await expect(page.getByText(/^Référence : /)).toBeVisible()
    expect(site.requests.filter(({ path }) => path.startsWith('/api'))).toEqual([])
  })
})

test('a double click sends one request with the whole payload', async ({ page, site }) => {
  await page.goto('/circuits/nord/reserver')
  await fillTraveller(page)
  await page.getByRole('button', { name: 'Envoyer ma demande' }).dblclick()
  await expect(page.getByRole('region', { name: 'Demandes envoyées' })).toHaveText(/Référence : /)
  expect(site.count(reservations)).toBe(1)
  expect([...site.api.reservations.values()]).toEqual([
    {
      circuit_id: 2,
      client_name: 'Une voyageuse',
      client_email: 'voyage@exemple.fr',
      client_phone: '0600000000',
      client_company: '',
      start_date: day(30),
      end_date: day(38),
      number_of_people: 2,
      special_requests: '',
      budget_range: '',
      currency: 'MGA',
      message: '',
      source: 'circuit_detail',
    },
  ])
})

test(
  'a message whose connection broke may have arrived, and the form still says so after a reload',
  { tag: '@chromium' },
  async ({ page, site, noise }) => {
    await fillContact(page)
    answerFor(site, contact, async (): Promise<Reply> => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      return 'reset'
    })
    await sendMessage(page).click()
    await expect(page.getByText('Votre message est peut-être arrivé')).toBeVisible()
    await expect(page.getByText(/^envoi du .*, heure de Madagascar$/)).toBeVisible()
    expect(site.count(contact)).toBe(1)

    await page.reload()
    await expect(page.getByText('Votre message est peut-être arrivé')).toBeVisible()
    await expect(page.getByLabel('Nom')).toHaveValue('Lova')

    site.inject()
    await sendMessage(page).click()
    await expect(receipts(page)).toBeVisible()
    await expect(page.getByText('Votre message est peut-être arrivé')).toBeHidden()
    expect(noise.splice(0).filter((line) => !networkErrorMessage.test(line))).toEqual([])
  },
)

test(
  'a message is not sent a second time by the browser when its connection breaks after a chat question',
  { tag: '@chromium' },
  async ({ page, site, noise }) => {
    await fillContact(page)
    await openChat(page)
    await ask(page, 'Isalo')
    await expect(linesIn(page)).toHaveCount(2)
    answerFor(site, contact, () => 'reset')
    await sendMessage(page).click()
    await expect(page.getByText(/^Impossible d'envoyer votre message/)).toBeVisible()
    expect(site.count(contact)).toBe(1)
    expect(noise.splice(0).filter((line) => !networkErrorMessage.test(line))).toEqual([])
  },
)

test(
  'a message may have arrived when the page was reloaded while sending it',
  { tag: '@chromium' },
  async ({ page, site }) => {
    await page.clock.install()
    await fillContact(page)
    answerFor(site, contact, () => 'hang')
    await sendMessage(page).click()
    await expect.poll(() => site.count(contact)).toBe(1)
    await page.clock.fastForward(1000)
    await page.reload()
    await expect(page.getByText('Votre message est peut-être arrivé')).toBeVisible()
  },
)

test('what was typed survives a crash of the tab', { tag: '@chromium' }, async ({ page }) => {
  await fillContact(page)
  const crashed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  void devtools.send('Page.crash').catch(() => {})
  await crashed
  await devtools.send('Page.reload')
  const readName = async () => {
    const expression = `document.querySelector('[name="name"]')?.value`
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }
  await expect.poll(readName).toBe('Lova')
})

test('a second tab has a draft of its own', async ({ page, context, site }) => {
  await fillContact(page)
  const other = await context.newPage()
  await other.goto(`${site.url}/contact`)
  await expect(other.getByLabel('Nom')).toHaveValue('')
  await other.getByLabel('Nom').fill('Rija')
  await page.reload()
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
})
