import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react/pure'
import { page, userEvent } from 'vitest/browser'
import { Hero } from '#src/features/home/hero.tsx'
import { allowMotion } from '#tests/screens/allow-motion.ts'
import '#src/app/styles.css'

beforeEach(async () => {
  // A pointer over a slide button would stop the slides.
  await userEvent.unhover(document.body)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

describe('the hero', () => {
  test('starts with the Ouest and names the place in the picture', async () => {
    await renderHero()
    await expect.poll(currentSlide).toBe('1 Circuit Ouest')
    await expect.element(page.getByText('Allée des Baobabs, Menabe')).toBeVisible()
  })

  test('changes after 3 s, then after 6 s at the earliest, in 1.2 s', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    await renderHero()
    await pass(2900)
    await expect.poll(currentSlide).toBe('1 Circuit Ouest')
    await pass(100)
    const changedAt = Date.now()
    await picturesLoaded(2)
    await expect.poll(currentSlide).toBe('2 Circuit Nord')
    const current = document.querySelector('.hero-slide[data-state=current]')
    expect(current?.getAnimations()[0]?.effect?.getTiming().duration).toBe(1200)
    // The assertions that were tried again have moved the clock, too.
    await pass(changedAt + 5900 - Date.now())
    await expect.poll(currentSlide).toBe('2 Circuit Nord')
    await pass(100)
    await picturesLoaded(3)
    await expect.poll(currentSlide).toBe('3 Circuit Sud')
  })

  test('shows the selected slide, and stays while the pointer is on its button', async () => {
    await renderHero()
    await slideButton('Circuit Centre').click()
    await picturesLoaded(2)
    await expect.poll(currentSlide).toBe('5 Circuit Centre')
    await pass(30_000)
    await expect.poll(currentSlide).toBe('5 Circuit Centre')
    await userEvent.unhover(slideButton('Circuit Centre'))
    await pass(9000)
    await expect.poll(currentSlide).toBe('1 Circuit Ouest')
  })

  test('changes the words of the title every 3 s', async () => {
    await renderHero()
    for (const words of ['la grande île', 'culture malgache', 'hauts plateaux', 'lagons turquoise', 'la grande île']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect.poll(visibleWords).toEqual([words])
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pass(3000)
    }
  })

  test('can be paused and resumed', async () => {
    await renderHero()
    await page.getByRole('button', { name: 'Mettre en pause' }).click()
    await pass(60_000)
    await expect.poll(currentSlide).toBe('1 Circuit Ouest')
    await expect.poll(visibleWords).toEqual(['la grande île'])
    await page.getByRole('button', { name: 'Reprendre' }).click()
    await pass(3000)
    await expect.poll(currentSlide).toBe('2 Circuit Nord')
    await expect.poll(visibleWords).toEqual(['culture malgache'])
  })

  test('does not change with reduced motion, but its slides can be selected', async () => {
    await renderHero({ motion: false })
    await pass(60_000)
    await expect.poll(currentSlide).toBe('1 Circuit Ouest')
    await expect.poll(visibleWords).toEqual(['la grande île'])
    await expect.element(page.getByRole('button', { name: 'Mettre en pause' })).not.toBeInTheDocument()
    await slideButton('Circuit Sud').click()
    await expect.poll(currentSlide).toBe('3 Circuit Sud')
  })
})

async function renderHero({ motion } = { motion: true }) {
  if (motion) await allowMotion()
  await render(<Hero />)
  await picturesLoaded(1)
}

/** Does not use expect.poll, which would advance the fake clock. */
async function picturesLoaded(count: number) {
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.hero-slide img')]
  const loaded = () => Promise.all(pictures().map(reload))
  await loaded()
  // oxlint-disable-next-line no-await-in-loop -- frame after frame
  while (pictures().length < count) await new Promise(requestAnimationFrame)
  await loaded()
}

/** A complete picture may not have fired its load event yet. */
function reload(picture: HTMLImageElement) {
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.setAttribute('src', picture.getAttribute('src') ?? '')
  })
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

const slideButton = (name: string) => page.getByRole('group', { name: 'Diapositives' }).getByRole('button', { name })

const currentSlide = () => document.querySelector('[aria-label=Diapositives] [aria-current=true]')?.textContent

/** Two while they change. */
const visibleWords = () =>
  [...document.querySelectorAll('h1 span span')]
    .filter((word) => word.checkVisibility({ visibilityProperty: true }))
    .map((word) => word.textContent)
