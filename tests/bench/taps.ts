import { type PhonePage, tap } from '#tests/bench/phone.ts'

/** What a tap must show: a level 2 heading and, by default, any number of articles. */
type Target = { heading: string; articles?: number }

declare global {
  interface Window {
    /** Milliseconds from pointerup until the target is shown. */
    benchTime: Promise<number>
  }
}

/** Taps the first element that matches `selector`. Returns the milliseconds until the first frame that shows `target`. */
export async function timeTap(phonePage: PhonePage, selector: string, target: Target): Promise<number> {
  const { page } = phonePage
  await page.locator(selector).first().waitFor()
  await page.evaluate(startTiming, target)
  await tap(phonePage, await page.evaluate(bringIntoView, selector))
  return page.evaluate(() => window.benchTime)
}

/** Runs in the page. Waits until nothing covers the element, for example a view transition. */
async function bringIntoView(selector: string) {
  const element = [...document.querySelectorAll(selector)].find((match) => match.getClientRects().length > 0)
  element?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
  for (let frame = 0; frame < 600; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    const point = { x: x + width / 2, y: y + height / 2 }
    if (element?.contains(document.elementFromPoint(point.x, point.y))) return point
  }
  throw new Error(`${selector} cannot be tapped`)
}

/** Runs in the page, before the tap. */
function startTiming({ heading, articles = 0 }: Target) {
  let tappedAt: number | undefined
  addEventListener('pointerup', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true, once: true })
  const isShown = () =>
    [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === heading) &&
    document.querySelectorAll('article').length >= articles

  window.benchTime = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`A tap did not show ${heading}`)), 20_000)
    const check = () => {
      if (tappedAt !== undefined && isShown()) resolve(performance.now() - tappedAt)
      else requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  })
}
