import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { route } from '#tests/screens/circuit-records.ts'
import { listOf } from '#tests/screens/lists.ts'

const tsingy = {
  start_location: 'Bekopaka',
  end_location: 'Morondava',
  start_coordinates: '-19.14,44.81',
  end_coordinates: '-20.29,44.32',
  duration_hours: 8.5,
  distance_km: 200,
  elevation_gain: 0,
  waypoints: [{ name: 'Bac' }, { name: 'Beroboka' }, { name: 'Kirindy' }, { name: 'Bac' }],
  transport_type: 'car',
  difficulty: 'hard',
  description_fr: 'Piste sableuse.',
}

const card = page.getByRole('article')

function openWith(...routes: object[]) {
  return renderApp('/circuits/nord/routes', { handlers: [listOf('routes', routes)] })
}

function expectTexts(texts: string[]) {
  return Promise.all(
    texts.map(async (text) => {
      await expect.element(card.getByText(text, { exact: true })).toBeVisible()
    }),
  )
}

describe('the routes of a circuit', () => {
  test('show their start, end, transport, measures and first waypoints', async () => {
    await openWith(route(1, tsingy), route(2, { circuit_name: 'Sud' }))
    await expect.element(card.getByRole('heading', { level: 3 })).toHaveTextContent('Bekopaka – Morondava')
    await expectTexts(['8 h 30', '200 km', '0 m', 'Voiture', 'Difficile', 'Bac', 'Beroboka', 'Kirindy', '+ 1 autre'])
    await expect.element(card).not.toHaveTextContent(/indicatif/)
  })

  test("mark the site's defaults as indicative", async () => {
    await openWith(route(1))
    await expect.element(card.getByRole('heading', { name: 'Route 1' })).toBeVisible()
    await expectTexts(['2-3h', '45 km', '200 m', '5'])
    expect(card.getByText('indicatif').elements()).toHaveLength(4)
    await expect.element(card.getByRole('link')).not.toBeInTheDocument()
  })

  test('show the button for directions in their details without scrolling, on a phone too', async () => {
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(1280, 900))
    await openWith(route(1, { ...tsingy, description_fr: 'Piste sableuse. '.repeat(40) }))
    await page.getByRole('button', { name: /^Détails/ }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('link', { name: /^Naviguer/ })).toBeInViewport({ ratio: 0.99 })
    await expect.element(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 0.99 })
  })

  test('link to their directions on a map', async () => {
    await openWith(route(1, tsingy))
    const link = page.getByRole('link', { name: /^Naviguer.*Bekopaka – Morondava/ })
    await expect
      .element(link)
      .toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&origin=-19.14,44.81&destination=-20.29,44.32')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('list every waypoint in their details, even one that is passed twice', async () => {
    await openWith(route(1, tsingy))
    await page.getByRole('button', { name: /^Détails.*Bekopaka – Morondava/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Bekopaka – Morondava' })
    await expect.element(dialog.getByText('Piste sableuse.')).toBeVisible()
    expect(dialog.getByText('Bac', { exact: true }).elements()).toHaveLength(2)
    await expect.element(dialog.getByRole('link', { name: /^Naviguer/ })).toBeVisible()
  })
})
