import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articles } from '#src/features/blog/articles.ts'
import { renderApp } from '#tests/render-app.tsx'

const filter = page.getByRole('group', { name: 'Catégories' })
const status = page.getByRole('status').filter({ hasText: 'de lecture' })
const choice = (name: string) => filter.getByRole('button', { name, exact: true })
const shown = () => [...document.querySelectorAll('main article')].map(({ id }) => id)
const opened = () =>
  [...document.querySelectorAll('article:has(details[open])')].map(({ id }) => id)
const all = articles.map(({ id }) => id)

describe('the blog', () => {
  test('shows six articles with all their fields', async () => {
    await renderApp('/blog')
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Blog À lire avant la piste')
    expect(document.title).toBe('Blog – Dia Madagascar')
    expect(shown()).toEqual(all)
    expect(opened()).toEqual([])

    const rn7 = page.getByRole('article', { name: 'La RN7, des rizières au lagon' })
    await expect.element(rn7.getByRole('heading', { level: 2 })).toBeVisible()
    await expect.element(rn7.getByText(/^Près de 950\skm de goudron/)).toBeVisible()
    await expect.element(rn7.getByText('Destinations', { exact: true })).toBeVisible()
    await expect.element(rn7.getByText('Le bureau d’Antananarivo')).toBeVisible()
    await expect.element(rn7.getByText('9 septembre 2025')).toHaveAttribute('datetime', '2025-09-09')
    await expect.element(rn7.getByText(/^4\smin de lecture$/)).toBeVisible()
    await expect.element(rn7.getByRole('img')).toHaveAccessibleName(/^Un taxi-brousse sur une route/)
  })

  test('lists them as the distances of a sign, with what they make together', async () => {
    await renderApp('/blog')
    const sign = page.getByRole('navigation', { name: 'Sommaire' })
    const links = sign.getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(all.map((id) => `/blog#${id}`))
    await expect.element(sign.getByRole('paragraph')).toHaveTextContent(/^Tout le chemin21\smin$/)
  })
})

describe('an article', () => {
  test('is read where it stands, and leads on', async () => {
    await renderApp('/blog')
    const phone = page.getByRole('article', { name: 'Un téléphone prêt pour la piste' })
    const section = phone.getByRole('heading', { level: 3, name: 'La vraie limite' })
    await expect.element(section).not.toBeInTheDocument()
    await phone.getByText('Lire l’article').click()
    await expect.element(section).toBeVisible()
    await expect.element(phone.getByText('Une carte de secours')).toBeVisible()
    await expect
      .element(phone.getByRole('link', { name: 'Acheter une carte SIM sur place' }))
      .toHaveAttribute('href', '/faq#sim')
    expect(opened()).toEqual(['sans-reseau'])

    await phone.getByText('Replier l’article').click()
    await expect.element(section).not.toBeInTheDocument()
  })

  test('has an address, which opens it', async () => {
    await renderApp('/blog#ouest')
    await expect.poll(opened).toEqual(['ouest'])
    const west = page.getByRole('article', { name: /^Des baobabs aux Tsingy/ })
    await expect
      .element(west.getByRole('link', { name: /^Lien vers cet article/ }))
      .toHaveAttribute('href', '#ouest')
  })

  test('opens each time its address is followed', async () => {
    const { router } = await renderApp('/blog')
    await router.navigate({ to: '/blog', hash: 'ouest' })
    await expect.poll(opened).toEqual(['ouest'])
    document.querySelector('details[open]')?.removeAttribute('open')
    await router.navigate({ to: '/blog', hash: 'ouest' })
    await expect.poll(opened).toEqual(['ouest'])
  })
})

describe('the categories', () => {
  test.each([
    ['Destinations', 'destinations', ['rn7', 'ouest']],
    ['Technologie', 'technologie', ['sans-reseau']],
    ['Conseils', 'conseils', ['quand-partir', 'ariary-et-fady']],
    ['Sécurité', 'securite', ['secours-sur-la-piste']],
  ])('filter: %s', async (name, categorie, ids) => {
    const { router } = await renderApp('/blog')
    await choice(name).click()
    await expect.poll(shown).toEqual(ids)
    await expect.element(choice(name)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(choice('Tous les articles')).toHaveAttribute('aria-pressed', 'false')
    expect(router.state.location.search).toEqual({ categorie })
    expect(router.history.length).toBe(1)
  })

  test('are counted aloud, and given up by « Tous les articles »', async () => {
    const { router } = await renderApp('/blog?categorie=securite')
    await expect.poll(shown).toEqual(['secours-sur-la-piste'])
    await expect.element(status).toHaveTextContent('1 article, 4 minutes de lecture')
    await choice('Tous les articles').click()
    await expect.poll(shown).toEqual(all)
    await expect.element(status).toHaveTextContent('6 articles, 21 minutes de lecture')
    expect(router.state.location.href).toBe('/blog')
  })

  test('that do not exist are none', async () => {
    await renderApp('/blog?categorie=gastronomie')
    await expect.poll(shown).toEqual(all)
    await expect.element(choice('Tous les articles')).toHaveAttribute('aria-pressed', 'true')
  })

  test('never hide the article that the address names, until one chooses again', async () => {
    await renderApp('/blog?categorie=securite#rn7')
    await expect.poll(opened).toEqual(['rn7'])
    expect(shown()).toEqual(['rn7', 'secours-sur-la-piste'])
    await choice('Conseils').click()
    await expect.poll(shown).toEqual(['quand-partir', 'ariary-et-fady'])
  })

  test('are undone by a link of the contents', async () => {
    const { router } = await renderApp('/blog?categorie=conseils')
    await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link', { name: /RN7/ }).click()
    await expect.poll(opened).toEqual(['rn7'])
    expect(shown()).toEqual(all)
    await expect.element(choice('Tous les articles')).toHaveAttribute('aria-pressed', 'true')
    expect(router.state.location.search).toEqual({})
  })

  test('leave an opened article open', async () => {
    await renderApp('/blog#ouest')
    await expect.poll(opened).toEqual(['ouest'])
    await choice('Destinations').click()
    await expect.poll(shown).toEqual(['rn7', 'ouest'])
    expect(opened()).toEqual(['ouest'])
  })
})
