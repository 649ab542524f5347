import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const lost = page.getByRole('heading', { level: 1, name: 'Oups ! Vous êtes perdu ?' })
const terms = page.getByRole('heading', { level: 1, name: /^Conditions/ })

describe('a change of page', () => {
  test('scrolls to the top and focuses the heading, also on Back', async () => {
    const { router } = await renderApp('/nulle-part')
    await expect.element(lost).toBeVisible()
    expect(document.body).toHaveFocus()

    scrollTo({ top: 400, behavior: 'instant' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGU' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/cgu')
    await expect.poll(() => scrollY).toBe(0)
    await expect.element(terms).toHaveFocus()

    scrollTo({ top: 400, behavior: 'instant' })
    router.history.back()
    await expect.poll(() => router.state.location.pathname).toBe('/nulle-part')
    await expect.poll(() => scrollY).toBe(0)
    await expect.element(lost).toHaveFocus()
  })

  test('focuses the part in the URL’s hash, but not on Back', async () => {
    const { router } = await renderApp('/nulle-part')
    await expect.element(lost).toBeVisible()
    await router.navigate({ to: '/faq', hash: 'visa' })
    await expect.poll(() => document.activeElement?.closest('details')?.id).toBe('visa')
    await router.navigate({ to: '/cgu', hash: 'article-5' })
    await expect.element(page.getByRole('heading', { name: /^Article 5/ })).toBeVisible()
    await expect.poll(() => document.activeElement?.id).toBe('article-5')

    router.history.back()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Questions fréquentes' })).toHaveFocus()
  })

  test('within the page changes neither scroll position nor focus', async () => {
    const { router } = await renderApp('/nulle-part')
    await expect.element(lost).toBeVisible()
    scrollTo({ top: 300, behavior: 'instant' })
    await router.navigate({ to: '.', hash: 'contenu', hashScrollIntoView: false })
    expect(scrollY).toBe(300)
    expect(document.body).toHaveFocus()
  })
})
