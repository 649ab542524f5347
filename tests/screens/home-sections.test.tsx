import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const ids = ['experiences', 'circuits', 'custom-circuit', 'reservation-form']

describe('the home page', () => {
  test('has five sections under one heading', async () => {
    await openHome()
    const found = [...document.querySelectorAll('main section[id]')].map(({ id }) => id)
    expect(found).toEqual(['home', ...ids])
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.title).toMatch(/Dia Madagascar$/)
  })

  test('shows four statistics and four pictures that link to the form, each with its subject', async () => {
    await openHome()
    const section = page.getByRole('region', { name: 'Expériences' })
    const figures = section.getByRole('list').first().getByRole('listitem').elements()
    expect(figures.map((figure) => figure.textContent)).toEqual([
      'Faune90\u202f%espèces endémiques',
      'Climat5climats',
      'Peuples18groupes ethniques',
      'Côtes1000+km de plages',
    ])
    const links = section.getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['faune', 'paysages', 'mer', 'culture'].map((subject) => `/?sujet=${subject}#reservation-form`),
    )
  })

  test('labels the picture links on hover and on focus', async () => {
    await openHome()
    const link = page.getByRole('link', { name: 'Mer' })
    const words = link.getByText('Préparer ce voyage')
    const opacity = () => {
      const overlay = words.element().parentElement
      return overlay ? getComputedStyle(overlay).opacity : null
    }
    expect(opacity()).toBe('0')
    await link.hover()
    await expect.poll(opacity).toBe('1')
    await userEvent.unhover(link)
    await expect.poll(opacity).toBe('0')
    await userEvent.tab()
    link.element().focus()
    await expect.poll(opacity).toBe('1')
  })

  test('links from the custom circuit to the form for one', async () => {
    await openHome()
    const section = page.getByRole('region', { name: 'Circuit Personnalisé' })
    await expect.element(section).toHaveTextContent(/0 % de frais.*95 %/)
    await expect
      .element(section.getByRole('link', { name: 'Composer mon circuit' }))
      .toHaveAttribute('href', '/?circuit=sur-mesure#reservation-form')
  })

  test('links from the hero to the circuits and to the form', async () => {
    await openHome()
    const hero = page.getByRole('region', { name: 'Accueil' })
    await expect.element(hero.getByRole('link', { name: 'Explorer les circuits' })).toHaveAttribute('href', '#circuits')
    await expect
      .element(hero.getByRole('link', { name: 'Demander des conseils' }))
      .toHaveAttribute('href', '#reservation-form')
  })
})

describe('the section tabs', () => {
  test.each([
    [1280, 720],
    [1920, 1080],
  ])('show below the hero in a window of %i x %i px', async (width, height) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 900))
    await openHome()
    await expect.element(page.getByRole('navigation', { name: 'Sections' })).toBeInViewport({ ratio: 0.9 })
  })

  test.each([
    ['Expériences', 'experiences'],
    ['Réservation', 'reservation-form'],
  ])('%s scrolls its section to 120 px from the top and becomes current', async (name, id) => {
    await openHome()
    const tab = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })
    await tab.click()
    await expect.poll(() => Math.round(topOf(id))).toBe(120)
    await expect.element(tab).toHaveAttribute('aria-current', 'true')
  })

  test('mark a section once it has reached 200 px from the top', async () => {
    await openHome()
    expect(current()).toBeUndefined()
    scrollTo({ top: scrollY + topOf('circuits') - 202, behavior: 'instant' })
    await expect.poll(current).toBe('1Expériences')
    scrollTo({ top: scrollY + topOf('circuits') - 200, behavior: 'instant' })
    await expect.poll(current).toBe('2Nos Circuits')
  })

  test('stick below the header', async () => {
    await openHome()
    scrollTo({ top: scrollY + topOf('circuits'), behavior: 'instant' })
    const bar = page.getByRole('navigation', { name: 'Sections' })
    const height = getComputedStyle(document.documentElement).getPropertyValue('--site-notice-height')
    await expect.poll(() => Math.round(bar.element().getBoundingClientRect().top)).toBe(60 + Number.parseFloat(height))
  })
})

async function openHome() {
  await renderApp('/')
  await expect.element(page.getByRole('link', { name: 'Circuit Nord', exact: true })).toBeVisible()
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN

const current = () => document.querySelector('nav[aria-label=Sections] [aria-current]')?.textContent
