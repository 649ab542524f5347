import { setTimeout as wait } from 'node:timers/promises'
import { type PhonePage, tap } from '#tests/bench/phone.ts'

/** Milliseconds after which a tap counts as lost. */
const tapTimeout = 30_000

/** The selector of the link to tap, and the effect to wait for: the page scrolls to `section`, or shows `heading` at `path`. */
export type FirstTap = { link: string } & ({ section: string } | { path: string; heading: string })

export type Answered = {
  /** Milliseconds from the navigation's start until the tap had its effect. */
  time: number
  /** Bytes of scripts that had come by then. */
  script: number
}

/** `timeOrigin`: when the navigation began, since 1970. */
type Painted = { x: number; y: number; timeOrigin: number }

declare global {
  interface Window {
    /** The link is painted, at this point. */
    benchPainted: (painted: Painted) => Promise<void>
    /** The effect is painted, at this time since 1970. */
    benchAnswered: (time: number) => Promise<void>
  }
}

/** Taps a link as soon as it is painted on a first visit. Undefined when the tap is lost. */
export async function tapFirst(phonePage: PhonePage, url: string, firstTap: FirstTap): Promise<Answered | undefined> {
  const { page, traffic } = phonePage
  const answers: number[] = []
  await page.exposeFunction('benchAnswered', (time: number) => void answers.push(time))
  const paints: Painted[] = []
  await page.exposeFunction('benchPainted', async (painted: Painted) => {
    // The tap may lead to a document that shows the link again.
    if (paints.push(painted) === 1) await tap(phonePage, painted)
  })
  await page.addInitScript(reportPaintAndEffect, firstTap)
  await page.goto(url, { waitUntil: 'commit' })
  const limit = Date.now() + tapTimeout
  while (answers.length === 0 && Date.now() < limit) await wait(50)
  const [answeredAt] = answers
  const [painted] = paints
  if (answeredAt === undefined || !painted) return undefined
  return { time: answeredAt - painted.timeOrigin, script: traffic.bytes('script', answeredAt) }
}

/** Runs in every document before its own scripts, and looks at each frame. */
function reportPaintAndEffect(firstTap: FirstTap) {
  let isScrolledIntoView = false
  let isReported = false
  let scrollBeforeTap = 0
  /** Pixels, so that a rounded scroll position does not count. */
  const minScroll = 40

  function hasEffect() {
    if ('section' in firstTap)
      return location.hash === `#${firstTap.section}` && Math.abs(scrollY - scrollBeforeTap) > minScroll
    const headings = [...document.querySelectorAll('h2')]
    return location.pathname === firstTap.path && headings.some((heading) => heading.textContent === firstTap.heading)
  }

  function look() {
    if (hasEffect()) {
      void window.benchAnswered(performance.timeOrigin + performance.now())
      return
    }
    requestAnimationFrame(look)
    const link = document.querySelector(firstTap.link)
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0
    if (!link || !painted || isReported) return
    if (isScrolledIntoView) {
      isReported = true
      const { x, y, width, height } = link.getBoundingClientRect()
      scrollBeforeTap = scrollY
      void window.benchPainted({ x: x + width / 2, y: y + height / 2, timeOrigin: performance.timeOrigin })
    } else {
      link.scrollIntoView({ behavior: 'instant', block: 'center' })
      isScrolledIntoView = true
    }
  }

  requestAnimationFrame(look)
}
