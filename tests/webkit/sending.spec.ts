import { expect } from '@playwright/test'
import { Key, type WebDriver } from 'selenium-webdriver'
import type { Reply } from '#mocks/listen.ts'
import { answerFor } from '#tests/journeys/support/site-test.ts'
import { day } from '#tests/journeys/support/traveller.ts'
import { field, press, textOf } from '#tests/webkit/finders.ts'
import { test } from '#tests/webkit/site-test.ts'

const messages = '/api/reservations/contact/'
const reservations = '/api/reservations/reservation-request/'

const faults: { fault: string; reply: () => Reply | Promise<Reply>; notice: string }[] = [
  { fault: 'a 500', reply: () => new Response('', { status: 500 }), notice: 'Votre message n’a pas abouti' },
  { fault: 'a connection that breaks', reply: resetLate, notice: 'Votre message est peut-être arrivé' },
]

for (const { fault, reply, notice } of faults) {
  test(`after ${fault} the message is still there and can be sent again`, async ({ driver, site }) => {
    await driver.get(`${site.url}/contact`)
    await type(driver, { Nom: 'Lova Rabe', Email: 'voyage@exemple.fr', Message: 'Bonjour' })
    answerFor(site, messages, reply)
    await press(driver, 'Envoyer le message')
    await expect.poll(() => textOf(driver)).toContain(notice)
    await driver.navigate().refresh()
    await expect.poll(() => valueOf(driver, 'Message')).toBe('Bonjour')
    site.inject()
    await press(driver, 'Envoyer le message')
    await expect.poll(() => textOf(driver)).toMatch(/Message envoyé/i)
    await expect.poll(() => valueOf(driver, 'Message')).toBe('')
  })
}

test('a reservation gets its end date, and pressing Enter twice sends it once', async ({ driver, site }) => {
  await driver.get(`${site.url}/circuits/nord/reserver`)
  await type(driver, { 'Nom complet': 'Lova Rabe', Email: 'voyage@exemple.fr', Téléphone: '0600000000' })
  const [year, month, date] = day(30).split('-')
  await type(driver, { 'Date de début': `${month}/${date}/${year}` })
  await expect.poll(() => valueOf(driver, 'Date de fin')).toBe(day(38))
  await (await field(driver, 'Nom complet')).sendKeys(Key.ENTER, Key.ENTER)
  await expect.poll(() => textOf(driver)).toContain('Référence :')
  expect(site.count(reservations)).toBe(1)
})

/** Later than a connection would be refused, so the request may have arrived. */
async function resetLate(): Promise<Reply> {
  await new Promise((resolve) => setTimeout(resolve, 800))
  return 'reset'
}

async function type(driver: WebDriver, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await (await field(driver, label)).sendKeys(value)
  }
}

async function valueOf(driver: WebDriver, label: string) {
  return (await field(driver, label)).getAttribute('value')
}
