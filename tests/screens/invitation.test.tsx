import { create } from 'qrcode'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { useTyping } from '#src/features/invitation/use-typing.ts'
import { renderApp } from '#tests/render-app.tsx'

const heading = page.getByRole('heading', { level: 1 })
const words = page.getByText(/^J’ai l’honneur .* bienvenues\.$/)
const qr = page.getByRole('img', { name: /^Code QR/ })

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the invitation', () => {
  test('says who defends what, when, where and before whom', async () => {
    await open()
    await expect.element(heading).toHaveTextContent(/^Invitation à la soutenance de mémoire/)
    const card = page.getByRole('article')
    for (const text of ['29 septembre 2025', '08h00', 'Amphithéâtre 1', 'Rasoa Exemple', 'Psaume']) {
      expect(card.element().textContent).toContain(text)
    }
    expect(card.getByText(/^Encadreur/).elements()).toHaveLength(2)
    await expect
      .element(page.getByRole('link', { name: '+261 20 22 000 00' }))
      .toHaveAttribute('href', 'tel:+261202200000')
    await expect
      .element(page.getByRole('link', { name: 'Découvrir Dia Madagascar' }))
      .toHaveAttribute('href', '/')
  })

  test('has its title, and is for no search engine', async () => {
    await open()
    expect(document.title).toBe('Invitation – Dia Madagascar')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  test('stands without the site around it, also for who comes from the site', async () => {
    const { router } = await open('/nulle-part')
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
    await pass(6000)
    await router.navigate({ to: '/invitation' })
    await expect.element(heading).toHaveFocus()
    await pass(12_000)
    for (const role of ['banner', 'navigation', 'contentinfo', 'complementary', 'dialog'] as const) {
      expect(page.getByRole(role).elements()).toEqual([])
    }
    expect(page.getByRole('button').elements().map(({ textContent }) => textContent)).toEqual([
      'Imprimer',
    ])
    await expect.element(page.getByText(/^Mode démonstration/)).not.toBeInTheDocument()
  })

  test('is printed at the press of a button', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    onTestFinished(() => print.mockRestore())
    await open()
    await page.getByRole('button', { name: 'Imprimer' }).click()
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('its words', () => {
  test('are typed at 30 ms a character, one by one', async () => {
    const { result, act } = await renderHook(() => useTyping(3))
    const typedAfter = async (milliseconds: number) => {
      await act(() => pass(milliseconds))
      return result.current
    }
    expect(result.current).toBe(0)
    expect(await typedAfter(29)).toBe(0)
    expect(await typedAfter(1)).toBe(1)
    expect(await typedAfter(30)).toBe(2)
    expect(await typedAfter(30)).toBe(3)
    expect(await typedAfter(10_000)).toBe(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('stand complete in less than 5 s, and then the cursor stops', async () => {
    await open()
    expect(cursorBlinks()).toBe(true)
    const whole = words.element().textContent ?? ''
    expect(typed()).not.toBe(whole)
    expect(whole.length * 30).toBeLessThan(5000)
    await pass(5000)
    await expect.poll(typed).toBe(whole)
    expect(cursorBlinks()).toBe(false)
  })

  test('are there for readers as a whole before the first is typed, and are not announced', async () => {
    await open()
    expect(typed()).not.toBe(words.element().textContent)
    expect(words.element().closest('[aria-hidden], [aria-live], [role]:not(main)')).toBeNull()
    expect(cursor()?.closest('[aria-hidden=true]')).not.toBeNull()
  })

  test('have their room from the start', async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(360, 740)
    await open()
    await document.fonts.ready
    const height = () => cursor()?.closest('p')?.offsetHeight
    const atFirst = height()
    expect(atFirst).toBeGreaterThan(100)
    await pass(1500)
    await expect.poll(() => typed()?.length).toBeGreaterThan(40)
    expect(height()).toBe(atFirst)
    await pass(5000)
    await expect.poll(typed).toMatch(/bienvenues\.$/)
    expect(height()).toBe(atFirst)
  })

  test('stand complete for those who want reduced motion', async () => {
    await setReducedMotion(true)
    onTestFinished(() => setReducedMotion(false))
    await open()
    expect(typed()).toMatch(/^J’ai l’honneur .* bienvenues\.$/)
    expect(cursorBlinks()).toBe(false)
  })
})

describe('its QR code', () => {
  test('leads back to the page: 200 px, a margin of 2, black on white', async () => {
    await open()
    const image = page.getByRole('img', { name: `Code QR de l’adresse ${location.origin}/invitation` })
    await expect.element(image).toBeVisible()
    const { modules } = create(`${location.origin}/invitation`)
    const expected = Array.from({ length: modules.size ** 2 }, (_, index) =>
      modules.get(Math.floor(index / modules.size), index % modules.size) ? 0 : 255,
    )
    expect(await readModules(image.element(), modules.size)).toEqual({
      width: 200,
      height: 200,
      margin: [255, 255],
      modules: expected,
    })
  })

  test('is left out where it cannot be drawn, which developers alone are told', async () => {
    const failure = new Error('no canvas')
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      throw failure
    })
    onTestFinished(() => getContext.mockRestore())
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    await open()
    await expect
      .poll(() => warn.mock.calls)
      .toEqual([[`The QR code of ${location.origin}/invitation cannot be drawn`, failure]])
    warn.mockClear()
    await expect.element(page.getByText('Cette invitation en ligne')).not.toBeInTheDocument()
    await expect.element(qr).not.toBeInTheDocument()
    await expect.element(heading).toBeVisible()
  })
})

async function open(url = '/invitation') {
  const app = await renderApp(url)
  await expect.element(heading).toBeVisible()
  return app
}

const cursor = () => document.querySelector('.invitation-cursor')

const cursorBlinks = () => cursor()?.getAnimations().length === 1

/** What the eye sees typed by now: what is still to come is drawn by the style sheet. */
const typed = () => cursor()?.parentElement?.textContent

/** The brightness of every module of the drawn code at its centre, and of its margin at two corners. */
async function readModules(image: Element, size: number) {
  if (!(image instanceof HTMLImageElement)) throw new Error('no image')
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const scale = width / (size + 4)
  const brightness = (column: number, row: number) => {
    const [red] = context.getImageData((column + 0.5) * scale, (row + 0.5) * scale, 1, 1).data
    return red
  }
  return {
    width,
    height,
    margin: [brightness(1, 1), brightness(size + 2, size + 2)],
    modules: Array.from({ length: size ** 2 }, (_, index) =>
      brightness((index % size) + 2, Math.floor(index / size) + 2),
    ),
  }
}

async function setReducedMotion(reduced: boolean) {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' }],
  })
}
