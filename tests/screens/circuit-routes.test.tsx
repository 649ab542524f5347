import { describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { route } from '#tests/screens/circuit-records.ts'
import { listOf } from '#tests/screens/lists.ts'
import { renderApp } from '#tests/render-app.tsx'

const tsingy = {
  start_location: 'Bekopaka',
  end_location: 'Morondava',
  start_coordinates: '-19.14,44.81',
  end_coordinates: '-20.29,44.32',
  duration_hours: 8.5,
  distance_km: 200,
  elevation_gain: 0,
  waypoints: [{ name: 'Bac' }, { name: 'Beroboka' }, { name: 'Kirindy' }, { name: 'Marofandilia' }],
  transport_type: 'car',
  difficulty: 'hard',
  description_fr: 'Piste sableuse.',
}

function openWith(...routes: object[]) {
  return renderApp('/circuits/nord/routes', { handlers: [listOf('routes', routes)] })
}

function expectAll(card: Locator, texts: string[]) {
  return Promise.all(
    texts.map(async (text) => {
      await expect.element(card.getByText(text, { exact: true })).toBeVisible()
    }),
  )
}

describe('the routes of a circuit', () => {
  test('tell from where to where, by what, how far and past what', async () => {
    await openWith(route(1, tsingy), route(2, { circuit_name: 'Sud' }))
    const card = page.getByRole('article')
    await expect
      .element(card.getByRole('heading', { level: 3 }))
      .toHaveTextContent('De Bekopaka à Morondava')
    await expectAll(card, ['8 h 30', '200 km', '0 m', 'Voiture', 'Difficile', '+ 1 étape'])
    await expect.element(card).toHaveTextContent(/Bac.*Beroboka.*Kirindy/)
    await expect.element(card).not.toHaveTextContent(/Marofandilia|indicatif/)
  })

  test('mark as indicative what the record does not say', async () => {
    await openWith(route(1))
    const card = page.getByRole('article')
    await expect.element(card.getByRole('heading', { name: 'Route 1' })).toBeVisible()
    await expectAll(card, ['2-3h', '45 km', '200 m', '5'])
    expect(card.getByText('indicatif').elements()).toHaveLength(4)
    await expect.element(card.getByRole('link')).not.toBeInTheDocument()
  })

  test('open the way in a map', async () => {
    await openWith(route(1, tsingy))
    const link = page.getByRole('link', { name: /^Naviguer.*De Bekopaka à Morondava/ })
    await expect
      .element(link)
      .toHaveAttribute(
        'href',
        'https://www.google.com/maps/dir/?api=1&origin=-19.14,44.81&destination=-20.29,44.32',
      )
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test.each([{ start_coordinates: null }, { end_coordinates: '-20.29' }])(
    'open no map with %j',
    async (coordinates) => {
      await openWith(route(1, { ...tsingy, ...coordinates }))
      await expect.element(page.getByRole('button', { name: /^Détails/ })).toBeVisible()
      await expect.element(page.getByRole('link', { name: /^Naviguer/ })).not.toBeInTheDocument()
    },
  )

  test('show all their waypoints in their details, and give the focus back', async () => {
    await openWith(route(1), route(2, tsingy))
    const button = page.getByRole('button', { name: /^Détails.*De Bekopaka à Morondava/ })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'De Bekopaka à Morondava' })
    await expect.element(dialog.getByText('Piste sableuse.')).toBeVisible()
    await expect.element(dialog.getByText('Marofandilia')).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: /^Naviguer/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('may pass the same waypoint twice', async () => {
    await openWith(route(1, { waypoints: [{ name: 'Bac' }, { name: 'Bac' }] }))
    await page.getByRole('button', { name: /^Détails/ }).click()
    expect(page.getByRole('dialog').getByText('Bac').elements()).toHaveLength(2)
  })
})
