import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { refuse } from '#tests/screens/refuse-storage.ts'
import { keysOf, storeInAnotherTab } from '#tests/screens/stored-data.ts'

const banner = page.getByRole('banner')
const picker = banner.getByRole('button', { name: /^Langue/ })
const choice = (name: string) => banner.getByRole('button', { name })

describe('the language picker', () => {
  test('starts as FR and offers four languages in their own names', async () => {
    await renderApp('/blog')
    await expect.element(picker).toHaveTextContent(/FR$/)
    await expect.element(choice('Deutsch')).not.toBeInTheDocument()
    await picker.click()
    const names = picker.element().parentElement?.querySelectorAll('li [lang]') ?? []
    expect([...names].map((name) => name.textContent)).toEqual(['Français', 'English', '中文', 'Deutsch'])
    await expect.element(choice('Deutsch')).toBeVisible()
    await expect.element(choice('Français')).toHaveAttribute('aria-current', 'true')
  })

  test('changes the displayed code alone, and remembers the choice after a reload', async () => {
    const { screen } = await renderApp('/nulle-part')
    await picker.click()
    await choice('Deutsch').click()
    await expect.element(picker).toHaveTextContent(/DE$/)
    await expect.element(picker).toHaveFocus()
    await expect.element(choice('Deutsch')).not.toBeInTheDocument()
    expect(document.documentElement.lang).not.toBe('de')
    await expect.element(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()

    await screen.unmount()
    await renderApp('/blog')
    await expect.element(picker).toHaveTextContent(/DE$/)
  })

  test('has the colours of paper, over the picture of the home page too', async () => {
    const { router } = await renderApp('/blog')
    await picker.click()
    const { color } = getComputedStyle(choice('Français').element())
    await userEvent.keyboard('{Escape}')
    await router.navigate({ to: '/' })
    await picker.click()
    expect(getComputedStyle(choice('Français').element()).color).toBe(color)
  })

  test('closes on Escape and returns the focus', async () => {
    await renderApp('/blog')
    await picker.click()
    await userEvent.keyboard('{Tab}')
    await expect.element(choice('Français')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(choice('Français')).not.toBeInTheDocument()
    await expect.element(picker).toHaveFocus()
  })

  test('closes on a press or focus outside', async () => {
    await renderApp('/blog')
    await picker.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.element(choice('English')).not.toBeInTheDocument()

    await picker.click()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}')
    await expect.element(banner.getByRole('link', { name: 'Demander des conseils' })).toHaveFocus()
    await expect.element(choice('English')).not.toBeInTheDocument()
  })

  test('is part of the mobile menu', async () => {
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(1280, 900))
    await renderApp('/blog')
    await banner.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await choice('English').click()
    await expect.element(choice('English')).toHaveAttribute('aria-current', 'true')
    await expect.element(choice('Français')).toHaveAttribute('aria-current', 'false')
  })

  test('follows a choice in another tab, and keeps FR for an unknown one', async () => {
    await renderApp('/blog')
    await expect.element(picker).toHaveTextContent(/FR$/)
    storeInAnotherTab(keysOf.language, 'EN 2027-05-03T10:00:00.000Z')
    await expect.element(picker).toHaveTextContent(/EN$/)
    storeInAnotherTab(keysOf.language, 'XX')
    await expect.element(picker).toHaveTextContent(/FR$/)
  })

  test('works where storage is blocked', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)
    await renderApp('/blog')
    await picker.click()
    await choice('中文').click()
    await expect.element(picker).toHaveTextContent(/ZH$/)
  })
})
