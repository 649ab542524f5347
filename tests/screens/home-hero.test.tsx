import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Hero } from '#src/features/home/hero.tsx'
import '#src/app/styles.css'

beforeEach(async () => {
  // Where an earlier test left the pointer, a stop would come to lie: no slide moves away from under it.
  await userEvent.unhover(document.body)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await setReducedMotion(false)
})

describe('the slides', () => {
  test('begin with the Ouest, whose place the caption names', async () => {
    await open()
    await expect.poll(slide).toBe('1 Circuit Ouest')
    await expect.element(page.getByText('Allée des Baobabs, Menabe')).toBeVisible()
  })

  test('turn after 3 s, then after 6 to 9 s', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0)
    await open()
    await pass(2900)
    await expect.poll(slide).toBe('1 Circuit Ouest')
    await pass(100)
    await arrived(2)
    await expect.poll(slide).toBe('2 Circuit Nord')
    random.mockReturnValue(0.9999999)
    await pass(5900)
    await expect.poll(slide).toBe('2 Circuit Nord')
    await pass(100)
    await arrived(3)
    await expect.poll(slide).toBe('3 Circuit Sud')
    await pass(8900)
    await expect.poll(slide).toBe('3 Circuit Sud')
    await pass(100)
    await arrived(4)
    await expect.poll(slide).toBe('4 Circuit Est')
    random.mockRestore()
  })

  test('are fetched when their turn has come, or when they are chosen', async () => {
    await open()
    await stop('Circuit Est').click()
    await arrived(2)
    await expect.poll(slide).toBe('4 Circuit Est')
  })

  test('come in by a transition of 1.2 s', async () => {
    await open()
    await pass(3000)
    await arrived(2)
    await expect.poll(slide).toBe('2 Circuit Nord')
    const current = document.querySelector('.hero-slide[data-state=current]')
    expect(current?.getAnimations()[0]?.effect?.getTiming().duration).toBe(1200)
  })

  test('go to the stop that is clicked, and wait while the pointer is on one', async () => {
    await open()
    await stop('Circuit Centre').click()
    await expect.poll(slide).toBe('5 Circuit Centre')
    await pass(30_000)
    await expect.poll(slide).toBe('5 Circuit Centre')
    await userEvent.unhover(stop('Circuit Centre'))
    await pass(9000)
    await expect.poll(slide).toBe('1 Circuit Ouest')
  })
})

describe('the words', () => {
  test('take turns every 3 s', async () => {
    await open()
    await expect.poll(words).toEqual(['la grande île'])
    await pass(3000)
    await expect.poll(words).toEqual(['culture malgache'])
    await pass(3000)
    await expect.poll(words).toEqual(['hauts plateaux'])
    await pass(3000)
    await expect.poll(words).toEqual(['lagons turquoise'])
    await pass(3000)
    await expect.poll(words).toEqual(['la grande île'])
  })
})

describe('stillness', () => {
  test('the pause button stops slides and words until it is pressed again', async () => {
    await open()
    await page.getByRole('button', { name: 'Mettre en pause' }).click()
    await pass(60_000)
    await expect.poll(slide).toBe('1 Circuit Ouest')
    await expect.poll(words).toEqual(['la grande île'])
    await page.getByRole('button', { name: 'Reprendre' }).click()
    await pass(3000)
    await expect.poll(slide).toBe('2 Circuit Nord')
    await expect.poll(words).toEqual(['culture malgache'])
  })

  test('nothing moves by itself for those who want reduced motion, but the stops work', async () => {
    await setReducedMotion(true)
    await open()
    await pass(60_000)
    await expect.poll(slide).toBe('1 Circuit Ouest')
    await expect.poll(words).toEqual(['la grande île'])
    await expect.element(page.getByRole('button', { name: 'Mettre en pause' })).not.toBeInTheDocument()
    await stop('Circuit Sud').click()
    await expect.poll(slide).toBe('3 Circuit Sud')
  })
})

/** Opens the hero and waits for its first picture. */
async function open() {
  await render(<Hero />)
  await arrived(1)
}

/** Does not poll for what takes its time: polling moves the fake clock. */
async function arrived(count: number) {
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.hero-slide img')]
  const arrival = () => Promise.all(pictures().map(loadAgain))
  await arrival()
  // oxlint-disable-next-line no-await-in-loop -- frame after frame
  while (pictures().length < count) await new Promise(requestAnimationFrame)
  await arrival()
}

/** Whether an event is still to come of a picture that is complete, nobody tells: this way one does. */
function loadAgain(picture: HTMLImageElement) {
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.setAttribute('src', picture.getAttribute('src') ?? '')
  })
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

const stop = (name: string) =>
  page.getByRole('group', { name: 'Diapositives' }).getByRole('button', { name })

/** The stop that is marked as the shown one. */
const slide = () =>
  document.querySelector('[aria-label=Diapositives] [aria-current=true]')?.textContent

/** The words of the title that are seen: two for the moment in which they change. */
const words = () =>
  [...document.querySelectorAll('h1 span span')]
    .filter((word) => word.checkVisibility({ visibilityProperty: true }))
    .map((word) => word.textContent)

async function setReducedMotion(reduced: boolean) {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' }],
  })
}
