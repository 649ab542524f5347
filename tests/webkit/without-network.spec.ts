import { expect } from '@playwright/test'
import { Key, type WebDriver } from 'selenium-webdriver'
import { readListKeys } from '#tests/journeys/support/site-test.ts'
import { headingOf, press, textOf } from '#tests/webkit/finders.ts'
import { test } from '#tests/webkit/site-test.ts'

test('after one visit, pages that were never opened load without a server, also on a reload', async ({
  driver,
  site,
}) => {
  await driver.get(`${site.url}/services`)
  await expectOfflineReady(driver)
  await site.close()
  await driver.switchTo().newWindow('tab')
  for (const [path, heading] of [
    ['/', 'Madagascar'],
    ['/blog', 'Blog'],
    ['/circuits/nord', 'Nord'],
    ['/circuits/est/lieux', 'Est'],
    ['/nulle-part', 'Oups'],
  ] as const) {
    await driver.get(site.url + path)
    await expect.poll(() => headingOf(driver)).toContain(heading)
  }
  await driver.get(`${site.url}/circuits/nord/lieux`)
  await driver.navigate().refresh()
  const places = () => driver.executeScript(() => document.querySelectorAll('article').length)
  await expect.poll(places).toBe(9)
})

test('the offline message shows while every request fails', async ({ driver, site }) => {
  await driver.get(`${site.url}/services`)
  await expectOfflineReady(driver)
  site.inject(() => 'reset')
  await press(driver, 'Ouvrir le chat')
  await expect.poll(() => driver.executeScript(() => document.activeElement?.tagName)).toBe('INPUT')
  await driver.switchTo().activeElement().sendKeys('Isalo', Key.ENTER)
  await expect.poll(() => textOf(driver)).toContain('Vous êtes hors ligne')
  site.inject()
  await expect.poll(() => textOf(driver)).not.toContain('Vous êtes hors ligne')
})

test('a saved circuit reloads without a server and can be removed', async ({ driver, site }) => {
  await driver.get(`${site.url}/circuits/nord`)
  await expectOfflineReady(driver)
  await press(driver, 'Garder hors ligne')
  await expect.poll(() => textOf(driver)).toMatch(/Circuit gardé sur cet appareil\s+[\d\u202f,]+\u202f[kM]o, le \d/)
  await site.close()
  await driver.navigate().refresh()
  await press(driver, 'Gardé hors ligne')
  await press(driver, 'Ne plus garder')
  await expect.poll(() => textOf(driver)).toContain('Ce circuit n’est plus gardé')
})

/** Waits until the service worker is active and all lists are stored. */
async function expectOfflineReady(driver: WebDriver) {
  await expect
    .poll(() => driver.executeScript(async () => Boolean((await navigator.serviceWorker.ready).active)))
    .toBe(true)
  await expect.poll(() => driver.executeScript(readListKeys)).toHaveLength(4)
}
