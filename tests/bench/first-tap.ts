import { setTimeout as wait } from 'node:timers/promises'
import { type PhonePage, tap } from '#tests/bench/phone.ts'

/** Milliseconds after which a tap counts as lost. */
const tapTimeout = 30_000

/** `link` is a selector. The expected effect is that the page scrolls to `section`, or shows `heading` at `path`. */
export type FirstTap = { link: string } & ({ section: string } | { path: string; heading: string })

export type FirstTapResult = {
  /** Milliseconds from the start of the navigation until the effect of the tap is shown. */
  time: number
  /** Bytes of scripts received by then. */
  script: number
}

/** The centre of the painted link, and the start of the navigation (milliseconds since 1970). */
type PaintedLink = { x: number; y: number; timeOrigin: number }

declare global {
  interface Window {
    /** Called when the link is painted. */
    benchLinkPainted: (link: PaintedLink) => Promise<void>
    /** Called when the effect of the tap is shown, with the time (milliseconds since 1970). */
    benchTapHandled: (time: number) => Promise<void>
  }
}

/** Opens a page and taps a link as soon as it is painted. Returns undefined when the tap is lost. */
export async function timeFirstTap(
  phonePage: PhonePage,
  url: string,
  firstTap: FirstTap,
): Promise<FirstTapResult | undefined> {
  const { page, traffic } = phonePage
  const handledTimes: number[] = []
  await page.exposeFunction('benchTapHandled', (time: number) => void handledTimes.push(time))
  const paintedLinks: PaintedLink[] = []
  await page.exposeFunction('benchLinkPainted', async (link: PaintedLink) => {
    // The tap may open another document that has the link too.
    if (paintedLinks.push(link) === 1) await tap(phonePage, link)
  })
  await page.addInitScript(reportPaintAndEffect, firstTap)
  await page.goto(url, { waitUntil: 'commit' })
  const limit = Date.now() + tapTimeout
  while (handledTimes.length === 0 && Date.now() < limit) await wait(50)
  const [handledAt] = handledTimes
  const [link] = paintedLinks
  if (handledAt === undefined || !link) return undefined
  return { time: handledAt - link.timeOrigin, script: traffic.bytes('script', handledAt) }
}

/** Runs in every document, before its own scripts. Checks the page in every frame. */
function reportPaintAndEffect(firstTap: FirstTap) {
  let isScrolledIntoView = false
  let isReported = false
  let scrollBeforeTap = 0
  /** Pixels. Rounding of the scroll position does not count as scrolling. */
  const minScroll = 40

  function hasEffect() {
    if ('section' in firstTap)
      return location.hash === `#${firstTap.section}` && Math.abs(scrollY - scrollBeforeTap) > minScroll
    const headings = [...document.querySelectorAll('h2')]
    return location.pathname === firstTap.path && headings.some((heading) => heading.textContent === firstTap.heading)
  }

  function check() {
    if (hasEffect()) {
      void window.benchTapHandled(performance.timeOrigin + performance.now())
      return
    }
    requestAnimationFrame(check)
    const link = document.querySelector(firstTap.link)
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (!link || !isPainted || isReported) return
    if (isScrolledIntoView) {
      isReported = true
      const { x, y, width, height } = link.getBoundingClientRect()
      scrollBeforeTap = scrollY
      void window.benchLinkPainted({ x: x + width / 2, y: y + height / 2, timeOrigin: performance.timeOrigin })
    } else {
      link.scrollIntoView({ behavior: 'instant', block: 'center' })
      isScrolledIntoView = true
    }
  }

  requestAnimationFrame(check)
}
