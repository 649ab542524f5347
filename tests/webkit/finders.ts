import type { WebDriver, WebElement } from 'selenium-webdriver'

/** Milliseconds that something may take to come. */
const patience = 15_000

/** The field whose label begins so. */
export function field(driver: WebDriver, label: string): Promise<WebElement> {
  return waitFor(driver, findField, label)
}

/** Presses the button that begins so. */
export async function press(driver: WebDriver, name: string) {
  await click(driver, await waitFor(driver, findByName, 'button', name))
}

/** Follows the link that begins so. */
export async function follow(driver: WebDriver, name: string) {
  await click(driver, await waitFor(driver, findByName, 'a', name))
}

/** What a reader sees of the page. */
export function textOf(driver: WebDriver): Promise<string> {
  return driver.executeScript(() => document.body.innerText)
}

export function headingOf(driver: WebDriver): Promise<string> {
  return driver.executeScript(() => document.querySelector('h1')?.innerText ?? '')
}

function waitFor(driver: WebDriver, find: (...args: string[]) => Element | undefined, ...args: string[]) {
  return driver.wait(() => driver.executeScript<WebElement>(find, ...args), patience)
}

/** The driver itself clicks where an element was before the page has scrolled to it. */
async function click(driver: WebDriver, element: WebElement) {
  await driver.executeScript((it: Element) => it.scrollIntoView({ behavior: 'instant', block: 'center' }), element)
  await element.click()
}

/** Runs in the page. */
function findField(label = '') {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  return fields.find((it) => it.labels?.[0]?.textContent.trim().startsWith(label))
}

/** Runs in the page. */
function findByName(selector = '', name = '') {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  return all.find((it) => it.checkVisibility() && (it.ariaLabel ?? it.textContent).trim().startsWith(name))
}
