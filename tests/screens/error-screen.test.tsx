import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

describe('the error screen', () => {
  test('replaces the site when a page throws', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { router } = await renderApp('/')
    const route = router.routesById['/_site/$']
    const { component } = route.options
    onTestFinished(() => {
      if (component) route.update({ component })
    })
    route.update({
      component: () => {
        throw new Error('planted')
      },
    })
    await router.navigate({ href: '/nulle-part' })

    await expect
      .element(page.getByRole('heading', { level: 1, name: "Oups ! Une erreur s'est produite" }))
      .toBeVisible()
    await expect.element(page.getByText(/équipe technique a été notifiée/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/')
    const circuits = page.getByRole('navigation', { name: 'Les circuits' }).getByRole('link')
    await expect.poll(() => circuits.elements().map(({ textContent }) => textContent)).toHaveLength(5)
    await expect.element(circuits.first()).toHaveAttribute('href', '/circuits/centre')
    expect(document.title).toBe('Une erreur s’est produite – Dia Madagascar')
    const robots = [...document.head.querySelectorAll('meta[name=robots]')]
    expect(robots.map((meta) => meta.getAttribute('content'))).toEqual(['noindex'])
    expect(errors.mock.calls.flat().map(String).join('\n')).toContain('planted')
    errors.mockClear()
    warnings.mockClear()
  })
})
