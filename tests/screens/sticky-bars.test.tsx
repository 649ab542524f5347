import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const menuButton = page.getByRole('banner').getByRole('button', { name: /le menu$/ })
const notice = page.getByText('Vous êtes hors ligne')
const chatButton = page.getByRole('button', { name: 'Ouvrir le chat' })
const sections = page.getByRole('navigation', { name: 'Sections' })
const search = page.getByLabelText('Rechercher une question')

beforeEach(() => page.viewport(360, 740))
afterEach(() => page.viewport(1280, 900))

describe('on a phone, the bar of the header', () => {
  test('hides when the page is scrolled down, and returns when it is scrolled up', async () => {
    await openTerms()
    await scrollDown()
    await expect.poll(() => bottomOf(menuButton)).toBeLessThanOrEqual(0)
    await goOffline()
    await expect.poll(() => topOf(notice)).toBeCloseTo(0, 0)
    // By more than the notice has moved the page down.
    scrollTo({ top: scrollY - 60, behavior: 'instant' })
    await expect.element(menuButton).toBeInViewport({ ratio: 0.9 })
  })

  test('stays at the top of the page', async () => {
    await openTerms()
    await scrollDown(100)
    await transitionsEnd()
    expect(topOf(menuButton)).toBeGreaterThan(0)
  })

  test('stays while it has the focus', async () => {
    await openTerms()
    menuButton.element().focus()
    await scrollDown()
    await transitionsEnd()
    await expect.element(menuButton).toBeInViewport({ ratio: 0.9 })
    menuButton.element().blur()
    await expect.poll(() => bottomOf(menuButton)).toBeLessThanOrEqual(0)
  })

  test('leaves the page where it is when it gets the focus', async () => {
    await openTerms()
    await scrollDown()
    scrollTo({ top: 880, behavior: 'instant' })
    await expect.poll(() => topOf(menuButton)).toBeGreaterThan(0)
    await transitionsEnd()
    menuButton.element().focus()
    await transitionsEnd()
    expect(scrollY).toBe(880)
  })

  test('stays while its menu is open', async () => {
    await openTerms()
    await menuButton.click()
    menuButton.element().blur()
    await scrollDown()
    await transitionsEnd()
    await expect.element(menuButton).toBeInViewport({ ratio: 0.9 })
  })
})

test('on wider screens, the bar of the header stays', async () => {
  await page.viewport(768, 900)
  await openTerms()
  scrollTo({ top: 900, behavior: 'instant' })
  await expect.element(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
  await transitionsEnd()
  await expect.element(menuButton).toBeInViewport({ ratio: 0.9 })
})

/** In tests, this banner is the only one. */
test.each([
  ['stays with text at 150 %', '24px', true],
  ['is scrolled away with larger text', '25px', false],
])('the banner about the network %s', async (_, fontSize, stays) => {
  enlargeText(fontSize)
  await page.viewport(1280, 900)
  await openTerms()
  await goOffline()
  scrollTo({ top: 900, behavior: 'instant' })
  // Its height is measured in whole pixels.
  await expect.poll(() => bottomOf(notice) > 1).toBe(stays)
  await expect.element(page.getByRole('link', { name: 'Dia Madagascar' }).first()).toBeInViewport({ ratio: 0.9 })
})

describe('on a phone, the section tabs', () => {
  test('stay in the page until they stick, then hide with the header', async () => {
    await renderApp('/')
    await expect.element(page.getByRole('link', { name: 'Circuit Nord', exact: true })).toBeVisible()
    scrollTo({ top: topOf(sections) - 300, behavior: 'instant' })
    await scrollDown(scrollY + 20)
    await transitionsEnd()
    expect(topOf(sections)).toBeCloseTo(280, 0)
    await scrollDown(scrollY + 600)
    await expect.poll(() => bottomOf(sections)).toBeLessThanOrEqual(0)
    scrollTo({ top: scrollY - 20, behavior: 'instant' })
    await expect.poll(() => topOf(sections)).toBeCloseTo(60, 0)
  })

  test('do not cover what the focus moves to', async () => {
    enlargeText('24px')
    await renderApp('/')
    const link = page.getByRole('link', { name: 'Voir lieux' }).first()
    await expect.element(link).toBeVisible()
    await scrollUpTo(link)
    link.element().focus()
    await expect.poll(() => topOf(link)).toBeGreaterThan(bottomOf(sections))
  })
})

test('on a phone, the head of the comparison sticks below the section tabs, and in their place while they are hidden', async () => {
  await renderApp('/?comparer=nord,sud')
  const name = page.getByRole('columnheader', { name: 'Nord' })
  await expect.element(name).toBeVisible()
  await scrollDown(scrollY + topOf(name) + 100)
  await expect.poll(() => topOf(name)).toBeCloseTo(0, 0)
  scrollTo({ top: scrollY - 20, behavior: 'instant' })
  await expect.poll(() => topOf(name)).toBeCloseTo(120, 0)
})

describe('on a phone, the search of the questions', () => {
  test('sticks below the header, and in its place while that is hidden', async () => {
    await renderApp('/faq')
    await expect.element(search).toBeVisible()
    await scrollDown(3000)
    await expect.poll(() => topOf(search)).toBeCloseTo(5, 0)
    const { left, top } = search.element().getBoundingClientRect()
    expect(document.elementFromPoint(left + 9, top + 9)).toBe(search.element())
    scrollTo({ top: scrollY - 20, behavior: 'instant' })
    await expect.poll(() => topOf(search)).toBeCloseTo(65, 0)
  })

  test('stays below the header while the header has the focus', async () => {
    await renderApp('/faq')
    await expect.element(search).toBeVisible()
    menuButton.element().focus()
    await scrollDown(3000)
    await transitionsEnd()
    expect(topOf(search)).toBeCloseTo(65, 0)
  })

  test('does not cover the question that gets the focus', async () => {
    enlargeText('24px')
    await renderApp('/faq')
    await expect.element(search).toBeVisible()
    const question = page.elementLocator(summaryOf('Quels vaccins et précautions de santé prévoir\u202f?'))
    await scrollUpTo(question)
    question.element().focus()
    await expect.poll(() => topOf(question)).toBeGreaterThan(bottomOf(search))
  })

  test('does not cover the first question found', async () => {
    await renderApp('/faq')
    await expect.element(search).toBeVisible()
    scrollTo({ top: 3000, behavior: 'instant' })
    await search.fill('visa')
    const found = page.getByRole('region', { name: 'Questions trouvées' })
    await expect.poll(() => topOf(found)).toBeGreaterThanOrEqual(bottomOf(search))
  })

  test('does not stick in a low window', async () => {
    await page.viewport(740, 360)
    await renderApp('/faq')
    await expect.element(search).toBeVisible()
    scrollTo({ top: 3000, behavior: 'instant' })
    await expect.element(search).not.toBeInViewport()
  })
})

function summaryOf(question: string): Element {
  const summary = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent.includes(question))
  if (!summary) throw new Error(`The page does not have the question ${question}`)
  return summary
}

function enlargeText(fontSize: string) {
  document.documentElement.style.fontSize = fontSize
  onTestFinished(() => {
    document.documentElement.style.fontSize = ''
  })
}

/** To where the bars at the top cover the element. */
async function scrollUpTo(element: Locator) {
  scrollTo({ top: scrollY + topOf(element), behavior: 'instant' })
  await frame()
  scrollTo({ top: scrollY - 122, behavior: 'instant' })
  await frame()
}

async function openTerms() {
  await renderApp('/cgu')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(notice).toBeVisible()
}

/** Waits until the page has reacted: it hides the chat button as it hides the bars. */
async function scrollDown(top = 900) {
  await expect.element(chatButton).toBeInTheDocument()
  // The page reads in a frame where it is scrolled to, and no direction before (use-scroll.ts).
  await frame()
  scrollTo({ top, behavior: 'instant' })
  await expect.element(chatButton).not.toBeInViewport()
}

/** Waits for the transitions that the scrolling has started. */
async function transitionsEnd() {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const topOf = (element: Locator) => element.element().getBoundingClientRect().top
const bottomOf = (element: Locator) => element.element().getBoundingClientRect().bottom
