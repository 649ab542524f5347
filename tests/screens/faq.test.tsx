import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const search = page.getByLabelText('Rechercher une question')
const count = page.getByRole('search').getByRole('status')
const found = page.getByRole('region', { name: 'Questions trouvées' })
const ids = (selector: string) => [...document.querySelectorAll(selector)].map(({ id }) => id)
const opened = () => ids('details[open]')
const shown = () => ids('details')

describe('the questions', () => {
  test('stand under their themes, in the order of the table', async () => {
    await renderApp('/faq')
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Questions fréquentes' }))
      .toBeVisible()
    const table = page.getByRole('navigation', { name: 'Thèmes' }).getByRole('link')
    const anchors = table.elements().map((link) => link.getAttribute('href')?.slice(1))
    expect(anchors).toHaveLength(10)
    expect(ids('h2[id^=theme-]')).toEqual(anchors)
    expect(ids('[aria-labelledby=theme-formalites] details')).toContain('visa')
    expect(opened()).toEqual([])
  })

  test('open into an answer that says how old it is, where it leads and its address', async () => {
    await renderApp('/faq')
    await page.elementLocator(question('visa')).click()
    await expect.poll(opened).toEqual(['visa'])
    const visa = page.elementLocator(question('visa'))
    await expect.element(visa.getByText(/^Écrit en novembre 2026.*à vérifier auprès d/)).toBeVisible()
    await expect.element(visa.getByText('À lire ensuite')).toBeVisible()
    expect(question('visa').parentElement?.querySelector('[aria-label^="Lien vers cette question"]'))
      .toHaveAttribute('href', '#visa')
  })

  test('are open when the address names them', async () => {
    await renderApp('/faq#visa')
    await expect.poll(opened).toEqual(['visa'])
  })

  test('lead on to the contact page', async () => {
    await renderApp('/faq')
    await expect
      .element(page.getByRole('link', { name: 'Poser une autre question' }))
      .toHaveAttribute('href', '/contact')
  })
})

describe('the search', () => {
  test('finds while one types, counts, and is in the address', async () => {
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

  test.each([
    ['/faq?q=visa', 'visa'],
    ['/faq?q=2026', '2026'],
  ])('is taken from the address %s', async (url, text) => {
    await renderApp(url)
    await expect.element(search).toHaveValue(text)
    await expect.element(found).toBeInTheDocument()
  })

  test('says when it finds nothing, and gives all questions back with the focus in the field', async () => {
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

  test('is given up also by a press that leaves the focus in the field', async () => {
    await renderApp('/faq')
    await search.fill('zzzz')
    await expect.element(found).toBeInTheDocument()
    const button = page.getByRole('button', { name: 'Voir toutes les questions' }).element()
    if (button instanceof HTMLElement) button.click()
    await expect.element(search).toHaveValue('')
    await expect.element(found).not.toBeInTheDocument()
  })

  test('shows the question that the address names, whatever is searched', async () => {
    await renderApp('/faq?q=baleine#visa')
    await expect.poll(opened).toEqual(['visa'])
    expect(shown()[0]).toBe('visa')
    expect(shown()).toContain('baleines')
  })

  test('of nothing but spaces is none', async () => {
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
