import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

const entries = [
  ['Accueil', '/'],
  ['Services', '/services'],
  ['À propos', '/a-propos'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
  ['Télécharger', '/telecharger'],
] as const

const banner = page.getByRole('banner')
const navigation = banner.getByRole('navigation', { name: 'Navigation principale' })
const menuButton = banner.getByRole('button', { name: /le menu$/ })

const wide = () => page.viewport(1280, 900)
const narrow = () => page.viewport(360, 740)

beforeEach(wide)
afterEach(wide)

describe('the header', () => {
  test('has six entries and marks the current page', async () => {
    await renderApp('/blog')
    await expect.element(navigation).toBeVisible()
    expect(linksIn(navigation)).toEqual(entries)
    const current = navigation.element().querySelectorAll('[aria-current=page]')
    expect([...current].map((entry) => entry.textContent)).toEqual(['Blog'])
  })

  test('marks the home page as current during a search too, which a link to the circuits keeps', async () => {
    await page.viewport(1440, 900)
    const { router } = await renderApp('/?mois=8')
    await expect.element(navigation.getByRole('link', { name: 'Accueil' })).toHaveAttribute('aria-current', 'page')
    const circuits = banner.getByRole('link', { name: 'Nos Circuits' })
    await circuits.click()
    await expect.element(page.getByRole('heading', { name: 'Nos Circuits' })).toBeInViewport()
    expect(router.state.location.search).toEqual({ mois: 8 })
  })

  test('links to the home page and to the contact page', async () => {
    await renderApp('/blog')
    await expect.element(banner.getByRole('link', { name: 'Dia Madagascar' })).toHaveAttribute('href', '/')
    await expect
      .element(banner.getByRole('link', { name: 'Demander des conseils' }))
      .toHaveAttribute('href', '/contact')
  })

  test('links to the circuits and to the carnet, beside the six entries', async () => {
    await page.viewport(1440, 900)
    const { router } = await renderApp('/blog')
    await banner.getByRole('link', { name: 'Nos Circuits' }).click()
    await expect.element(page.getByRole('region', { name: 'Nos Circuits' })).toHaveFocus()
    expect(router.state.location.href).toBe('/#circuits')
    await banner.getByRole('link', { name: 'Carnet' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Votre carnet' })).toBeVisible()
  })

  test('shortens the call to action on narrow screens', async () => {
    await page.viewport(1100, 900)
    await renderApp('/blog')
    await expect
      .element(banner.getByRole('link', { name: 'Conseils', exact: true }))
      .toHaveAttribute('href', '/contact')
  })

  test('is transparent over the hero until the page is scrolled by more than 50 px', async () => {
    await renderApp('/')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(banner.element().getBoundingClientRect().height).toBe(0)
    await expect.element(banner).toHaveAttribute('data-scrolled', 'false')
    expect(background()).toBe('rgba(0, 0, 0, 0)')

    scrollTo({ top: 50, behavior: 'instant' })
    await frame()
    await expect.element(banner).toHaveAttribute('data-scrolled', 'false')
    scrollTo({ top: 51, behavior: 'instant' })
    await expect.element(banner).toHaveAttribute('data-scrolled', 'true')
    await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)')
    scrollTo({ top: 0, behavior: 'instant' })
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
  })

  test('becomes more opaque on other pages', async () => {
    await renderApp('/cgu')
    await expect.element(banner).toHaveAttribute('data-scrolled', 'false')
    expect(background()).toMatch(/ 0\.9\)$/)
    scrollTo({ top: 51, behavior: 'instant' })
    await expect.poll(background).not.toMatch(/ 0?\.\d+\)$/)
  })

  test.each([320, 768, 1280, 1320])('is as high as --header-height at %i px', async (width) => {
    await page.viewport(width, 800)
    await renderApp('/blog')
    await expect.element(banner).toBeVisible()
    expect(banner.element().getBoundingClientRect().height).toBeCloseTo(headerHeight(), 0)
  })

  test('can be skipped with the keyboard', async () => {
    await renderApp('/blog')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('{Tab}')
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    await expect.element(skip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})

describe('the mobile menu', () => {
  beforeEach(narrow)

  test('shows the same entries and the languages', async () => {
    await renderApp('/blog')
    await expect.element(menuButton).toHaveAccessibleName('Ouvrir le menu')
    await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false')
    await expect.element(navigation).not.toBeInTheDocument()

    await menuButton.click()
    await expect.element(menuButton).toHaveAccessibleName('Fermer le menu')
    await expect.element(menuButton).toHaveAttribute('aria-expanded', 'true')
    expect(linksIn(navigation)).toEqual(entries)
    await expect.element(navigation.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page')
    await expect.element(banner.getByRole('button', { name: 'Deutsch' })).toBeVisible()

    await menuButton.click()
    await expect.element(navigation).not.toBeInTheDocument()
  })

  test.each([
    ['Services', '/services'],
    ['Nos Circuits', '/'],
    ['Votre carnet', '/carnet'],
    ['SOS', '/sos'],
    ['Demander des conseils', '/contact'],
  ])('closes when %s is chosen', async (name, path) => {
    const { router } = await renderApp('/blog')
    await menuButton.click()
    await banner.getByRole('link', { name }).click()
    await expect.element(navigation).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe(path)
  })

  test('closes on Escape and returns the focus', async () => {
    await renderApp('/blog')
    await menuButton.click()
    await userEvent.keyboard('{Tab}')
    await expect.element(navigation.getByRole('link', { name: 'Accueil' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(navigation).not.toBeInTheDocument()
    await expect.element(menuButton).toHaveFocus()
  })

  test('closes on a press outside', async () => {
    await renderApp('/blog')
    await menuButton.click()
    await expect.element(navigation).toBeVisible()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.element(navigation).not.toBeInTheDocument()
  })
})

const background = () => {
  const bar = banner.element().lastElementChild
  return bar && getComputedStyle(bar).backgroundColor
}

const headerHeight = () => {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style.height = 'var(--header-height)'
  const { height } = probe.getBoundingClientRect()
  probe.remove()
  return height
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
