import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

const search = page.getByLabelText('Rechercher une question')
const count = page.getByRole('search').getByRole('status')
const found = page.getByRole('region', { name: 'Questions trouvées' })
const ids = (selector: string) => [...document.querySelectorAll(selector)].map(({ id }) => id)
const opened = () => ids('details[open]')
const shown = () => ids('details')

describe('the questions', () => {
  test('are grouped by theme, in the order of the index', async () => {
    await renderApp('/faq')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Questions fréquentes' })).toBeVisible()
    const anchors = linksIn(page.getByRole('navigation', { name: 'Thèmes' })).map(([, href]) => href.slice(1))
    expect(anchors).toHaveLength(10)
    expect(ids('h2[id^=theme-]')).toEqual(anchors)
    expect(ids('[aria-labelledby=theme-formalites] details')).toContain('visa')
    expect(opened()).toEqual([])
  })

  test('open to show the answer, who can confirm it, related questions and a link', async () => {
    await renderApp('/faq')
    await expect.element(page.getByText(/^Réponses de novembre 2026/)).toBeVisible()
    const visa = page.elementLocator(question('visa'))
    await visa.click()
    await expect.poll(opened).toEqual(['visa'])
    await expect
      .element(visa.getByText('À vérifier auprès de l’ambassade de Madagascar avant le départ.'))
      .toBeVisible()
    await expect.element(visa.getByText('À lire ensuite')).toBeVisible()
    expect(question('visa').parentElement?.querySelector('[aria-label^="Lien vers cette question"]')).toHaveAttribute(
      'href',
      '#visa',
    )
  })

  test('have the emergency numbers and the SOS page above them', async () => {
    await renderApp('/faq')
    const urgent = page.getByText(/^Urgence\s: Police/)
    await expect.element(urgent.getByRole('link', { name: '124' })).toHaveAttribute('href', 'tel:124')
    await expect.element(urgent.getByRole('link', { name: 'Fiche SOS' })).toHaveAttribute('href', '/sos')
  })

  test('link the emergency numbers in their answers', async () => {
    await renderApp('/faq#urgence')
    const answer = page.elementLocator(question('urgence'))
    await expect.element(answer.getByRole('link', { name: '117', exact: true })).toHaveAttribute('href', 'tel:117')
  })

  test('open when the URL links to them', async () => {
    await renderApp('/faq#visa')
    await expect.poll(opened).toEqual(['visa'])
  })
})

describe('the search', () => {
  test('finds questions while one types, counts them and updates the URL', async () => {
    const { router } = await renderApp('/faq')
    await search.click()
    await userEvent.keyboard('balaine')
    await expect.poll(shown).toContain('baleines')
    await expect.element(count).toHaveTextContent(/^\d+ questions trouvées$/)
    await expect.element(search).toHaveValue('balaine')
    await expect.element(search).toHaveFocus()
    await expect.poll(() => router.state.location.search).toEqual({ q: 'balaine' })
    expect(router.history.length).toBe(1)
  })

  test.each(['visa', '2026'])('starts with the text in the URL: %s', async (text) => {
    await renderApp(`/faq?q=${text}`)
    await expect.element(search).toHaveValue(text)
    await expect.element(found).toBeInTheDocument()
  })

  test('says when nothing was found, and can be cleared', async () => {
    const { router } = await renderApp('/faq?q=zzzz')
    await expect.element(count).toHaveTextContent('Aucune question trouvée')
    await expect.element(found.getByText(/Essayez un autre mot/)).toBeVisible()
    await page.getByRole('button', { name: 'Voir toutes les questions' }).click()
    await expect.poll(() => ids('#theme-formalites')).toHaveLength(1)
    await expect.element(search).toHaveValue('')
    await expect.element(search).toHaveFocus()
    await expect.element(count).toHaveTextContent('')
    expect(router.state.location.href).toBe('/faq')
  })

  test('can be cleared while the field keeps the focus', async () => {
    await renderApp('/faq')
    await search.fill('zzzz')
    await expect.element(found).toBeInTheDocument()
    const button = page.getByRole('button', { name: 'Voir toutes les questions' }).element()
    if (button instanceof HTMLElement) button.click()
    await expect.element(search).toHaveValue('')
    await expect.element(found).not.toBeInTheDocument()
  })

  test('includes the question that the URL links to', async () => {
    await renderApp('/faq?q=baleine#visa')
    await expect.poll(opened).toEqual(['visa'])
    expect(shown()[0]).toBe('visa')
    expect(shown()).toContain('baleines')
  })

  test('ignores blanks', async () => {
    await renderApp('/faq?q=%20%20')
    await expect.poll(() => ids('#theme-formalites')).toHaveLength(1)
    await expect.element(found).not.toBeInTheDocument()
  })
})

function question(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no question ${id}`)
  return element
}
