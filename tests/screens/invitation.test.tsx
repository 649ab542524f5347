import { decodeQR } from 'qr/decode.js'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { allowMotion } from '#tests/screens/allow-motion.ts'

const heading = page.getByRole('heading', { level: 1 })
const text = page.getByText(/^J’ai l’honneur .* bienvenues\.$/)

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})

describe('the invitation', () => {
  test('shows the presenter, the thesis, the date, the place and the supervisors', async () => {
    await open()
    await expect.element(heading).toHaveTextContent(/^Invitation à la soutenance de mémoire/)
    expect(document.title).toBe('Invitation – Dia Madagascar')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const card = page.getByRole('article')
    for (const part of ['29 septembre 2025', '08h00', 'Amphithéâtre 1', 'Rasoa Exemple', 'Psaume']) {
      expect(card.element().textContent).toContain(part)
    }
    expect(card.getByText(/^Encadreur/).elements()).toHaveLength(2)
    await expect
      .element(page.getByRole('link', { name: '+261 20 22 000 00' }))
      .toHaveAttribute('href', 'tel:+261202200000')
    await expect.element(page.getByRole('link', { name: 'Découvrir Dia Madagascar' })).toHaveAttribute('href', '/')
  })

  test('has no header or footer, even after a navigation from the site', async () => {
    const { router } = await open('/nulle-part')
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
    await pass(6000)
    await router.navigate({ to: '/invitation' })
    await expect.element(heading).toHaveFocus()
    await pass(12_000)
    for (const role of ['banner', 'navigation', 'contentinfo', 'complementary', 'dialog'] as const) {
      expect(page.getByRole(role).elements()).toEqual([])
    }
    await expect.element(page.getByText(/^Mode démonstration/)).not.toBeInTheDocument()
  })

  test('is printed by its only button', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await open()
    await page.getByRole('button').click()
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('the typed text', () => {
  test('appears at 30 ms a character and is complete within 5 s, when the cursor stops', async () => {
    await allowMotion()
    await open()
    const whole = text.element().textContent ?? ''
    expect(typed()).toBe('')
    expect(cursorBlinks()).toBe(true)
    await pass(300)
    await expect.poll(typed).toBe(whole.slice(0, 10))
    await pass(4700)
    await expect.poll(typed).toBe(whole)
    expect(cursorBlinks()).toBe(false)
  })

  test('is complete for screen readers from the start, without announcements', async () => {
    await allowMotion()
    await open()
    expect(typed()).toBe('')
    expect(text.element().closest('[aria-hidden], [aria-live], [role]:not(main)')).toBeNull()
    expect(cursor()?.closest('[aria-hidden=true]')).not.toBeNull()
  })

  test('takes its full height from the start', async () => {
    await allowMotion()
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(360, 740)
    await open()
    await document.fonts.ready
    const height = () => cursor()?.closest('p')?.offsetHeight
    const atFirst = height()
    expect(atFirst).toBeGreaterThan(100)
    await pass(5000)
    await expect.poll(typed).toMatch(/bienvenues\.$/)
    expect(height()).toBe(atFirst)
  })

  test('is complete at once with reduced motion', async () => {
    await open()
    expect(typed()).toMatch(/^J’ai l’honneur .* bienvenues\.$/)
    expect(cursorBlinks()).toBe(false)
  })
})

describe('the QR code', () => {
  test('encodes the address of the page', async () => {
    await open()
    const image = page.getByRole('img', { name: `Code QR de l’adresse ${location.origin}/invitation` })
    await expect.element(image).toBeVisible()
    expect(decodeQR(await readPixels(image.element()))).toBe(`${location.origin}/invitation`)
  })
})

async function open(url = '/invitation') {
  const app = await renderApp(url)
  await expect.element(heading).toBeVisible()
  return app
}

const cursor = () => document.querySelector('.invitation-cursor')

const cursorBlinks = () => cursor()?.getAnimations().length === 1

/** The visible text. CSS generates the invisible rest. */
const typed = () => cursor()?.parentElement?.textContent

/** The pixels of an image, on white as the page shows it. */
async function readPixels(image: Element) {
  if (!(image instanceof HTMLImageElement)) throw new Error('no image')
  await image.decode()
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
