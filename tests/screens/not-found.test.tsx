import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

const title = 'Oups ! Vous êtes perdu ?'
const destinations = ['Antananarivo', 'Nosy Be', 'Andasibe', 'Isalo', 'Antsirabe', 'Morondava']

describe('the 404 page', () => {
  test('shows its message and links to other pages', async () => {
    await renderApp('/nulle-part')
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
    await expect
      .element(page.getByText("Cette page n'existe pas, mais Madagascar regorge de merveilles à découvrir !"))
      .toBeVisible()
    expect(linksIn(page.getByRole('main'))).toEqual([
      ["Retour à l'accueil", '/'],
      ['Voir nos services', '/services'],
      ...destinations.map((name) => [name, '/']),
    ])
    await expect.poll(() => document.title).toBe('Page non trouvée – Dia Madagascar')
  })

  test.each(['/circuits', '/circuits/nord/inconnu', '/Services'])(
    'is shown for %s, with header and footer',
    async (path) => {
      await renderApp(path)
      await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.element(page.getByRole('banner')).toBeVisible()
      await expect.element(page.getByRole('contentinfo')).toBeVisible()
    },
  )

  test('disappears with its robots tag when a link is followed', async () => {
    await renderApp('/nulle-part')
    await page.getByRole('main').getByRole('link', { name: 'Isalo' }).click()
    await expect.element(page.getByRole('heading', { name: title })).not.toBeInTheDocument()
    await expect.poll(() => document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/^index/)
  })
})
