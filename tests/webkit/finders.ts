import type { WebDriver, WebElement } from 'selenium-webdriver'

/** Milliseconds. */
const waitTimeout = 15_000

/** Finds the field whose label starts with `label`. */
export function field(driver: WebDriver, label: string): Promise<WebElement> {
  return waitFor(driver, findField, label)
}

/** Presses the button whose name starts with `name`. */
export async function press(driver: WebDriver, name: string) {
  await click(driver, await waitFor(driver, findByName, 'button', name))
}

/** Follows the link whose name starts with `name`. */
export async function follow(driver: WebDriver, name: string) {
  await click(driver, await waitFor(driver, findByName, 'a', name))
}

/** The visible text of the page. */
export function textOf(driver: WebDriver): Promise<string> {
  return driver.executeScript(() => document.body.innerText)
}

export function headingOf(driver: WebDriver): Promise<string> {
  return driver.executeScript(() => document.querySelector('h1')?.innerText ?? '')
}

function waitFor(driver: WebDriver, find: (...args: string[]) => Element | undefined, ...args: string[]) {
  return driver.wait(() => driver.executeScript<WebElement>(find, ...args), waitTimeout)
}

/** Scrolls to the element first. When the driver scrolls, it clicks at the element's former position. */
async function click(driver: WebDriver, element: WebElement) {
  await driver.executeScript(
    (target: Element) => target.scrollIntoView({ behavior: 'instant', block: 'center' }),
    element,
  )
  await element.click()
}

/** Runs in the page. */
function findField(label = '') {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  return fields.find((input) => input.labels?.[0]?.textContent.trim().startsWith(label))
}

/** Runs in the page. */
function findByName(selector = '', name = '') {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  return elements.find(
    (element) => element.checkVisibility() && (element.ariaLabel ?? element.textContent).trim().startsWith(name),
  )
}
