import { expect } from '@playwright/test'
import { Key } from 'selenium-webdriver'
import { circuitPages, publicPages } from '#src/build/public-pages.ts'
import { follow, headingOf, press, textOf } from '#tests/webkit/finders.ts'
import { test } from '#tests/webkit/site-test.ts'

// WebKitGTK does not make its window narrower than 450 px.
for (const width of [450, 1280]) {
  test(`every page has a heading and cannot be scrolled sideways at ${width} px`, async ({ driver, site }) => {
    await driver.manage().window().setRect({ width, height: 800 })
    for (const path of [...publicPages, ...circuitPages('nord')]) {
      await test.step(path, async () => {
        await driver.get(site.url + path)
        await expect.poll(() => headingOf(driver)).not.toBe('')
        const overflow = () => driver.executeScript<number>(() => document.documentElement.scrollWidth - innerWidth)
        await expect.poll(overflow).toBeLessThanOrEqual(0)
      })
    }
  })
}

test('a traveller opens a circuit from the list, changes tabs and goes back', async ({ driver, site }) => {
  await driver.get(site.url)
  await expect.poll(() => textOf(driver)).toContain('Circuit Nord')
  await follow(driver, 'Voir lieux')
  await expect.poll(() => driver.getCurrentUrl()).toMatch(/\/circuits\/[a-z]+\/lieux$/)
  await expect.poll(() => driver.executeScript(() => document.querySelectorAll('article').length)).toBeGreaterThan(3)
  await follow(driver, 'Itinéraires')
  await expect.poll(() => driver.executeScript(() => document.activeElement?.textContent)).toBe('Itinéraires')
  await driver.navigate().back()
  await driver.navigate().back()
  await expect.poll(() => driver.getCurrentUrl()).toBe(`${site.url}/`)
})

test.describe('on the embedded mock API', () => {
  test.use({ build: 'dist' })

  test('the assistant answers without requests, and the conversation survives a reload', async ({ driver, site }) => {
    await driver.get(`${site.url}/test`)
    await press(driver, 'Ouvrir le chat')
    await expect.poll(() => driver.executeScript(() => document.activeElement?.tagName)).toBe('INPUT')
    await driver.switchTo().activeElement().sendKeys('Isalo', Key.ENTER)
    // The question, and an answer that repeats it.
    const questionAndAnswer = /Isalo[^]*Isalo/
    await expect.poll(() => textOf(driver)).toMatch(questionAndAnswer)
    await driver.navigate().refresh()
    await press(driver, 'Ouvrir le chat')
    await expect.poll(() => textOf(driver)).toMatch(questionAndAnswer)
    expect(site.requests.filter(({ path }) => path.startsWith('/api'))).toEqual([])
  })
})
