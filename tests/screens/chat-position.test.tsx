import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { chat, opener, openChat } from '#tests/screens/chat-window.ts'

beforeEach(() => {
  onTestFinished(() => page.viewport(1280, 900))
})

test.each([
  { screen: 'a desktop', size: [1280, 800], expected: { left: 880, top: 280, width: 380, height: 500 } },
  { screen: 'a phone', size: [360, 740], expected: { left: 12, top: 228, width: 336, height: 500 } },
  { screen: 'a low window', size: [900, 400], expected: { top: 4, height: 376, width: 380 } },
] as const)('the panel is at most 500 px high on $screen', async ({ size: [width, height], expected }) => {
  await openAt(width, height)
  await expect.poll(box).toMatchObject(expected)
})

describe('an open keyboard', () => {
  test('makes the panel fill what it leaves of a phone', async () => {
    await openAt(360, 740)
    changeViewport({ height: 400, offsetTop: 90 })
    await expect.poll(box).toMatchObject({ left: 0, top: 90, width: 360, height: 400 })
    changeViewport({ height: 740, offsetTop: 0 })
    await expect.poll(box).toMatchObject({ top: 228, height: 500 })
  })

  test('lifts the panel of a larger screen and makes it no higher than what is left', async () => {
    await openAt(900, 700)
    changeViewport({ height: 300, offsetTop: 50 })
    await expect.poll(box).toMatchObject({ top: 54, height: 276, width: 380 })
  })
})

test('magnifying the page does not move the panel', async () => {
  await openAt(360, 740)
  changeViewport({ height: 370, offsetTop: 100, scale: 2 })
  await expect.poll(box).toMatchObject({ top: 228, height: 500 })
})

test('on a phone all suggestions are in view', async () => {
  await openAt(360, 740)
  const suggestions = chat.getByRole('group', { name: 'Suggestions' })
  await expect.element(suggestions).toBeVisible()
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = suggestions.element()
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
})

test('on a phone the button makes room while the page is scrolled down', async () => {
  await page.viewport(360, 740)
  await renderApp('/cgu')
  await expect.element(opener).toBeInViewport()
  scrollTo({ top: 600, behavior: 'instant' })
  await expect.element(opener).not.toBeInViewport()
  scrollTo({ top: 400, behavior: 'instant' })
  await expect.element(opener).toBeInViewport()
  await page.viewport(1280, 900)
  scrollTo({ top: 600, behavior: 'instant' })
  await expect.element(opener).toBeInViewport()
})

async function openAt(width: number, height: number) {
  await page.viewport(width, height)
  await openChat()
}

const box = () => chat.element().getBoundingClientRect().toJSON()

/** Sets what the visual viewport reports, since no keyboard opens in a test. */
function changeViewport(values: Partial<Record<'height' | 'offsetTop' | 'scale', number>>) {
  const viewport = visualViewport
  if (!viewport) throw new Error('This browser has no visual viewport')
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(viewport, name, { configurable: true, value })
    onTestFinished(() => {
      Reflect.deleteProperty(viewport, name)
    })
  }
  viewport.dispatchEvent(new Event('resize'))
}
