import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { chat, openChat } from '#tests/screens/chat-window.ts'

beforeEach(() => {
  onTestFinished(() => page.viewport(1280, 900))
})

describe('an open keyboard', () => {
  test('leaves a phone to the window, which follows what is seen', async () => {
    await openAt(360, 740)
    await expect.poll(box).toMatchObject({ top: 228, height: 500 })
    see({ height: 400, offsetTop: 90 })
    await expect.poll(box).toMatchObject({ left: 0, top: 90, width: 360, height: 400 })
    see({ height: 740, offsetTop: 0 })
    await expect.poll(box).toMatchObject({ top: 228, height: 500 })
  })

  test('lifts the window of a larger screen, and makes it no higher than what is left', async () => {
    await openAt(900, 700)
    see({ height: 300, offsetTop: 50 })
    await expect.poll(box).toMatchObject({ top: 54, height: 276, width: 380 })
  })
})

test('a page that is magnified does not move the window', async () => {
  await openAt(360, 740)
  see({ height: 370, offsetTop: 100, scale: 2 })
  await expect.poll(box).toMatchObject({ top: 228, height: 500 })
})

async function openAt(width: number, height: number) {
  await page.viewport(width, height)
  await openChat()
}

const box = () => chat.element().getBoundingClientRect().toJSON()

/** What the browser says of the part of the page that is seen; no keyboard opens in a test. */
function see(part: Partial<Record<'height' | 'offsetTop' | 'scale', number>>) {
  const viewport = visualViewport
  if (!viewport) throw new Error('This browser has no visual viewport')
  for (const [name, value] of Object.entries(part)) {
    Object.defineProperty(viewport, name, { configurable: true, value })
    onTestFinished(() => {
      Reflect.deleteProperty(viewport, name)
    })
  }
  viewport.dispatchEvent(new Event('resize'))
}
