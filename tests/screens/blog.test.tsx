import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articles } from '#src/features/blog/articles.ts'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

const contents = page.getByRole('navigation', { name: 'Sommaire' })
const filter = page.getByRole('group', { name: 'Catégories' })
const status = page.getByRole('status').filter({ hasText: 'de lecture' })
const choice = (name: string) => filter.getByRole('button', { name, exact: true })
const shown = () => [...document.querySelectorAll('main article')].map(({ id }) => id)
const opened = () => [...document.querySelectorAll('article:has(details[open])')].map(({ id }) => id)
const all = articles.map(({ id }) => id)

describe('the blog', () => {
  test('shows the articles with category, author, date, reading time and picture', async () => {
    await renderApp('/blog')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Blog À lire avant la piste')
    expect(document.title).toBe('Blog – Dia Madagascar')
    expect(shown()).toEqual(all)
    expect(opened()).toEqual([])

    const rn7 = page.getByRole('article', { name: 'La RN7, des rizières au lagon' })
    await expect.element(rn7.getByText(/^Près de 950\skm de goudron/)).toBeVisible()
    await expect.element(rn7.getByText('Destinations', { exact: true })).toBeVisible()
    await expect.element(rn7.getByText('Le bureau d’Antananarivo')).toBeVisible()
    await expect.element(rn7.getByText('9 septembre 2025')).toHaveAttribute('datetime', '2025-09-09')
    await expect.element(rn7.getByText(/^4\smin de lecture$/)).toBeVisible()
    await expect.element(rn7.getByRole('img')).toHaveAccessibleName(/^Un taxi-brousse sur une route/)
  })

  test('has a table of contents with the total reading time', async () => {
    await renderApp('/blog')
    await expect.element(contents.getByRole('paragraph')).toHaveTextContent(/^Tout le chemin21\smin$/)
    expect(linksIn(contents).map(([, href]) => href)).toEqual(all.map((id) => `/blog#${id}`))
  })
})

describe('an article', () => {
  test('opens and closes in place, and links to related pages', async () => {
    await renderApp('/blog')
    const phone = page.getByRole('article', { name: 'Un téléphone prêt pour la piste' })
    const section = phone.getByRole('heading', { level: 3, name: 'La vraie limite' })
    await expect.element(section).not.toBeInTheDocument()
    await phone.getByText('Lire l’article').click()
    await expect.element(section).toBeVisible()
    await expect
      .element(phone.getByRole('link', { name: 'Acheter une carte SIM sur place' }))
      .toHaveAttribute('href', '/faq#sim')
    await phone.getByText('Replier l’article').click()
    await expect.element(section).not.toBeInTheDocument()
  })

  test('opens each time the link to it is followed', async () => {
    const { router } = await renderApp('/blog#ouest')
    await expect.poll(opened).toEqual(['ouest'])
    await expect
      .element(page.getByRole('link', { name: /^Lien vers cet article.*Tsingy/ }))
      .toHaveAttribute('href', '#ouest')
    document.querySelector('details[open]')?.removeAttribute('open')
    await router.navigate({ to: '/blog', hash: 'ouest' })
    await expect.poll(opened).toEqual(['ouest'])
  })
})

describe('the category filter', () => {
  test.each([
    ['Destinations', 'destinations', ['rn7', 'ouest']],
    ['Technologie', 'technologie', ['sans-reseau']],
    ['Conseils', 'conseils', ['quand-partir', 'ariary-et-fady']],
    ['Sécurité', 'securite', ['secours-sur-la-piste']],
  ])('shows the articles of « %s » and puts the category into the URL', async (name, categorie, ids) => {
    const { router } = await renderApp('/blog')
    await choice(name).click()
    await expect.poll(shown).toEqual(ids)
    await expect.element(choice(name)).toHaveAttribute('aria-pressed', 'true')
    await expect.element(choice('Tous les articles')).toHaveAttribute('aria-pressed', 'false')
    expect(router.state.location.search).toEqual({ categorie })
    expect(router.history.length).toBe(1)
  })

  test('announces how many articles it shows', async () => {
    const { router } = await renderApp('/blog?categorie=securite')
    await expect.element(status).toHaveTextContent('1 article, 4 minutes de lecture')
    await choice('Tous les articles').click()
    await expect.element(status).toHaveTextContent('6 articles, 21 minutes de lecture')
    expect(shown()).toEqual(all)
    expect(router.state.location.href).toBe('/blog')
  })

  test('ignores an unknown category', async () => {
    await renderApp('/blog?categorie=gastronomie')
    await expect.poll(shown).toEqual(all)
    await expect.element(choice('Tous les articles')).toHaveAttribute('aria-pressed', 'true')
  })

  test('keeps the linked article in view until another category is chosen', async () => {
    await renderApp('/blog?categorie=securite#rn7')
    await expect.poll(opened).toEqual(['rn7'])
    expect(shown()).toEqual(['rn7', 'secours-sur-la-piste'])
    await choice('Conseils').click()
    await expect.poll(shown).toEqual(['quand-partir', 'ariary-et-fady'])
  })

  test('is reset by a link of the table of contents', async () => {
    const { router } = await renderApp('/blog?categorie=conseils')
    await contents.getByRole('link', { name: /RN7/ }).click()
    await expect.poll(opened).toEqual(['rn7'])
    expect(shown()).toEqual(all)
    expect(router.state.location.search).toEqual({})
  })
})
