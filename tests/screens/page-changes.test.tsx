import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const lost = page.getByRole('heading', { level: 1, name: 'Oups ! Vous êtes perdu ?' })

describe('a change of page', () => {
  test('puts the window at the top and the focus on the heading, Back included', async () => {
    const { router } = await renderApp('/blog')
    await expect.element(lost).toBeVisible()
    expect(document.body).toHaveFocus()

    scrollTo({ top: 400, behavior: 'instant' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGU' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/cgu')
    await expect.poll(() => scrollY).toBe(0)
    await expect.element(lost).toHaveFocus()

    scrollTo({ top: 400, behavior: 'instant' })
    router.history.back()
    await expect.poll(() => router.state.location.pathname).toBe('/blog')
    await expect.poll(() => scrollY).toBe(0)
    await expect.element(lost).toHaveFocus()
  })

  test('a jump within the page moves neither', async () => {
    const { router } = await renderApp('/blog')
    await expect.element(lost).toBeVisible()
    scrollTo({ top: 300, behavior: 'instant' })
    await router.navigate({ to: '.', hash: 'contenu', hashScrollIntoView: false })
    expect(scrollY).toBe(300)
    expect(document.body).toHaveFocus()
  })
})
