import { type PhonePage, tap } from '#tests/bench/phone.ts'

/** What must be on the screen: a heading of second order, and as many articles. */
type Sight = { heading: string; articles?: number }

declare global {
  interface Window {
    /** Milliseconds from the finger's leaving until the sight was there. */
    benchSight: Promise<number>
  }
}

/** Milliseconds from a tap on what `selector` finds until the first frame in which `sight` stands. */
export async function timeTap(open: PhonePage, selector: string, sight: Sight): Promise<number> {
  const { page } = open
  await page.locator(selector).first().waitFor()
  await page.evaluate(watchFor, sight)
  await tap(open, await page.evaluate(bringIntoView, selector))
  return page.evaluate(() => window.benchSight)
}

/** Runs in the page. Waits until nothing lies over the target, such as a view transition that still runs. */
async function bringIntoView(selector: string) {
  const target = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0)
  target?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
  for (let frame = 0; frame < 600; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { x = 0, y = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {}
    const point = { x: x + width / 2, y: y + height / 2 }
    if (target?.contains(document.elementFromPoint(point.x, point.y))) return point
  }
  throw new Error(`${selector} cannot be reached`)
}

/** Runs in the page, before the tap. */
function watchFor({ heading, articles = 0 }: Sight) {
  let left: number | undefined
  addEventListener('pointerup', ({ timeStamp }) => (left = timeStamp), { capture: true, once: true })
  const stands = () =>
    [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === heading) &&
    document.querySelectorAll('article').length >= articles

  window.benchSight = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`A tap did not bring ${heading}`)), 20_000)
    const look = () => {
      if (left !== undefined && stands()) resolve(performance.now() - left)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
