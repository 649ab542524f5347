import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

test('the about page explains the four meanings of « dia »', async () => {
  await renderApp('/a-propos')
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'À propos d’un mot de trois lettres\u202f: dia' }))
    .toBeVisible()
  expect(document.title).toBe('À propos – Dia Madagascar')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(['1Le pas', '2Le voyage', '3La trace', '4Et puis…'])
})

test('it gives the address and the opening hours', async () => {
  await renderApp('/a-propos')
  const office = page.getByRole('region', { name: 'Le pas' })
  await expect.element(office.getByText('Lot II A 12, Antananarivo 101, Madagascar')).toBeVisible()
  const hours = office.getByRole('listitem').elements()
  expect(hours.map((row) => row.textContent)).toEqual(['Lundi – vendredi8h – 17h', 'Samedi8h – 12h'])
})

test('it links to the five circuits', async () => {
  await renderApp('/a-propos')
  const regions = page.getByRole('navigation', { name: 'Les cinq régions' })
  await expect.element(regions).toBeVisible()
  expect(linksIn(regions)).toEqual([
    ['NordPain de sucre', '/circuits/nord'],
    ['EstCanal des Pangalanes', '/circuits/est'],
    ['SudMassif de l’Isalo', '/circuits/sud'],
    ['OuestAllée des Baobabs', '/circuits/ouest'],
    ['CentreColline royale', '/circuits/centre'],
  ])
})

test('it states the figures of the provider and links to the other pages', async () => {
  await renderApp('/a-propos')
  const journey = page.getByRole('region', { name: 'Le voyage' })
  await expect.element(journey).toHaveTextContent('5 régions')
  await expect.element(journey).toHaveTextContent(/95 %\s?de nos clients recommandent/)
  await expect.element(page.getByText('50+ articles')).toBeVisible()
  expect(linksIn(page.getByRole('region', { name: 'La trace' }))).toEqual([
    ['Ce que nous faisons de vos données', '/confidentialite'],
  ])
  expect(linksIn(page.getByRole('region', { name: 'Et puis…' }))).toEqual([
    ['Ouvrir le blog', '/blog'],
    ['Voir les réponses', '/faq'],
    ['Voir nos services', '/services'],
    ['Demander des conseils', '/contact'],
  ])
})
