import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

const sense = (name: string) => page.getByRole('region', { name })

describe('the page about the provider', () => {
  test('is about a word with four senses', async () => {
    await renderApp('/a-propos')
    await expect
      .element(
        page.getByRole('heading', { level: 1, name: 'À propos d’un mot de trois lettres\u202f: dia' }),
      )
      .toBeVisible()
    expect(document.title).toBe('À propos – Dia Madagascar')
    const headings = [...document.querySelectorAll('main h2')]
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      '1Le pas',
      '2Le voyage',
      '3La trace',
      '4Et puis…',
    ])
    const malagasy = [...document.querySelectorAll('main [lang=mg]')]
    expect(malagasy.map(({ textContent }) => textContent)).toEqual([
      'mandia',
      'manao dia lavitra',
      'dian-tongotra',
      'ary dia…',
    ])
  })

  test('says what the provider is, where, and when it opens', async () => {
    await renderApp('/a-propos')
    const step = sense('Le pas')
    await expect.element(step).toHaveTextContent('à Antananarivo')
    await expect.element(step.getByText('Fournisseur de Produits Touristiques')).toBeVisible()
    await expect.element(step.getByText('Lot II A 12, Antananarivo 101, Madagascar')).toBeVisible()
    const hours = step.getByRole('listitem').elements()
    expect(hours.map((row) => row.textContent)).toEqual([
      'Lundi – vendredi8h – 17h',
      'Samedi8h – 12h',
    ])
  })

  test('leaves the partners their work, and leads to the five regions', async () => {
    await renderApp('/a-propos')
    const journey = sense('Le voyage')
    await expect.element(journey).toHaveTextContent('5 régions')
    await expect
      .element(journey)
      .toHaveTextContent('ils fixent leurs prix et leurs conditions, et ils en répondent')
    await expect
      .element(journey)
      .toHaveTextContent(/95 %\s?de nos clients recommandent nos circuits personnalisés/)
    expect(linksIn(page.getByRole('navigation', { name: 'Les cinq régions' }))).toEqual([
      ['NordPain de sucre', '/circuits/nord'],
      ['EstCanal des Pangalanes', '/circuits/est'],
      ['SudMassif de l’Isalo', '/circuits/sud'],
      ['OuestAllée des Baobabs', '/circuits/ouest'],
      ['CentreColline royale', '/circuits/centre'],
    ])
  })

  test('says what the site keeps and does not', async () => {
    await renderApp('/a-propos')
    const trace = sense('La trace')
    const terms = trace.getByRole('term').elements()
    expect(terms.map((term) => term.textContent)).toEqual([
      'Personne ne vous suit.',
      'Vos brouillons restent chez vous.',
      'Une coupure n’efface rien.',
    ])
    await expect.element(trace).toHaveTextContent('Nos affiches sont dessinées pour ce site')
    expect(linksIn(trace)).toEqual([['Ce que nous faisons de vos données', '/confidentialite']])
  })

  test('leads on to reading, to the services and to somebody to talk to', async () => {
    await renderApp('/a-propos')
    const next = sense('Et puis…')
    await expect.element(next).toHaveTextContent('50+ articles')
    expect(linksIn(next)).toEqual([
      ['Ouvrir le blog', '/blog'],
      ['Voir les réponses', '/faq'],
      ['Voir nos services', '/services'],
      ['Demander des conseils', '/contact'],
    ])
  })
})
