import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { circuit, place } from '#tests/screens/circuit-records.ts'
import { listOf } from '#tests/screens/lists.ts'

const ranohira = { name: 'Ranohira', lat: -22.55, lon: 45.4 }
const toliara = { name: 'Toliara', lat: -23.35, lon: 43.67 }
const leg = {
  from: ranohira,
  to: toliara,
  mode: 'car',
  road: 'RN7',
  km: 243,
  hours_dry: [5.5, 7.5],
  hours_wet: [8, 10.5],
  climb_m: 350,
  surface: 'goudron dégradé',
  route_id: 7,
}
const walk = { from: toliara, to: toliara, mode: 'walking', km: 2, hours_dry: [1, 1], hours_wet: null }
const day = {
  day: 1,
  title: 'De l’Isalo à Toliara',
  summary: 'Une longue route.',
  legs: [leg, walk],
  places: ['isalo'],
  night: { ...toliara, comfort: 'Hôtel en ville' },
  note: 'Départ à 6 h.',
}

function openWith(fields: object, path = '/circuits/inconnu') {
  return renderApp(path, {
    handlers: [
      listOf('circuits', [{ ...circuit, slug: 'inconnu', ...fields }]),
      listOf('places', [place(5, { name_fr: 'Isalo', slug: 'isalo' })]),
      listOf('routes', [{ id: 7, name: 'RN7', circuit_name: circuit.name }]),
    ],
  })
}

const days = page.getByRole('region', { name: 'Jour par jour' })
const season = page.getByRole('region', { name: 'Quand partir' })

describe('the days of a circuit', () => {
  test('show title, hours by season, distance and night while they are closed', async () => {
    await openWith({ itinerary: [day] })
    await expect.element(days.getByRole('heading', { name: day.title })).toBeVisible()
    await expect.element(days.getByText('6 h 30 à 8 h 30 · 245 km · nuit : Toliara')).toBeVisible()
    await expect.element(days.getByText('Une longue route.')).not.toBeVisible()
  })

  test('show legs, places, night and note when they are opened', async () => {
    const { router } = await openWith({ itinerary: [day] })
    await days.getByRole('heading', { name: day.title }).click()
    await expect.element(days.getByText('Une longue route.')).toBeVisible()
    expect(router.state.location.hash).toBe('jour-1')
    const legs = days.getByRole('list', { name: 'Trajets du jour 1' }).getByRole('listitem')
    await expect
      .element(legs.nth(0))
      .toHaveTextContent(
        /Voiture : Ranohira – Toliara, RN7.*5 h 30 à 7 h 30, jusqu’à 10 h 30 en saison des pluies · 243 km · goudron dégradé · 350 m de montée/,
      )
    await expect.element(legs.nth(1)).toHaveTextContent(/Marche : Toliara.*1 h · 2 km.*Fermé en saison des pluies/)
    await expect
      .element(legs.getByRole('link', { name: /^Voir l’itinéraire/ }))
      .toHaveAttribute('href', '/circuits/inconnu/routes?itineraire=7')
    await expect
      .element(days.getByRole('link', { name: 'Isalo', exact: true }))
      .toHaveAttribute('href', '/circuits/inconnu/lieux?lieu=isalo')
    await expect.element(days.getByText('Toliara : hôtel en ville')).toBeVisible()
    await expect.element(days.getByText('Départ à 6 h.')).toBeVisible()
  })

  test('open and close together', async () => {
    await openWith({ itinerary: [day, { ...day, day: 2, title: 'Repos' }] })
    await days.getByRole('button', { name: 'Tout ouvrir' }).click()
    expect(days.getByText('Une longue route.').elements()).toHaveLength(2)
    await expect.element(days.getByText('Une longue route.').nth(1)).toBeVisible()
    await days.getByRole('button', { name: 'Tout fermer' }).click()
    await expect.element(days.getByText('Une longue route.').nth(1)).not.toBeVisible()
  })

  test('say when they arrive after sunset', async () => {
    await openWith({
      itinerary: [{ ...day, legs: [{ ...leg, leaves_at: '11:00', hours_wet: null }] }],
      best_months: [6],
    })
    await days.getByRole('heading', { name: day.title }).click()
    await expect
      .element(days.getByText(/^Arrivée possible/))
      .toHaveTextContent(
        /après le coucher du soleil : vers 19 h 30 au plus tard, alors qu’il se couche à 17 h 25 en juin/,
      )
  })

  test('are added up, and name the longest of them', async () => {
    const short = { ...day, day: 2, title: 'Bateau', legs: [{ ...leg, mode: 'boat', km: 30, hours_dry: [1, 2] }] }
    await openWith({ itinerary: [day, short] })
    await expect.element(days.getByText('5 h 30 à 7 h 30 en voiture, 243 km')).toBeVisible()
    await expect.element(days.getByText('Soit 17 à 23 % du temps éveillé')).toBeVisible()
    await expect.element(days.getByText('1 trajet en bateau', { exact: true })).toBeVisible()
    await expect
      .element(days.getByRole('link', { name: 'Jour 1 : 6 h 30 à 8 h 30 de déplacement' }))
      .toHaveAttribute('href', '#jour-1')
  })

  test('open where the address names them', async () => {
    await openWith({ itinerary: [day] }, '/circuits/inconnu#jour-1')
    await expect.element(days.getByText('Une longue route.')).toBeVisible()
  })

  test('keep their numbers, without sums, when one of them cannot be read', async () => {
    await openWith({ itinerary: [{ day: 1 }, { ...day, day: 2 }] })
    await expect.element(days.getByText('Le détail de ce jour n’est pas publié.')).toBeVisible()
    await expect.element(days.getByRole('listitem').filter({ hasText: day.title })).toHaveTextContent(/^Jour 2/)
    await expect.element(days.getByText('Sur la route')).not.toBeInTheDocument()
  })

  test('are absent where neither the record nor the site has them', async () => {
    await openWith({})
    await expect.element(page.getByRole('region', { name: 'Sur devis' })).toBeVisible()
    await expect.element(days).not.toBeInTheDocument()
    await expect.element(season).not.toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: 'Dans le prix' })).not.toBeInTheDocument()
  })
})

test('a circuit that the site knows shows the site’s own programme', async () => {
  await renderApp('/circuits/ouest')
  await expect.element(days.getByRole('heading', { name: 'Deux bacs jusqu’à Kirindy' })).toBeVisible()
  await expect.element(season.getByText('mai à novembre')).toBeVisible()
})

test('the months of a circuit tell their state, and their note when one is pressed', async () => {
  await openWith({
    best_months: [5, 6],
    month_notes: [
      { month: 5, state: 'open', note: 'Forêts vertes.' },
      { month: 12, state: 'closed', note: 'Premières pluies.' },
    ],
  })
  await expect.element(season.getByText('mai et juin')).toBeVisible()
  await season.getByRole('button', { name: 'Décembre : fermé' }).click()
  await expect.element(season.getByRole('status')).toHaveTextContent('Décembre : fermé. Premières pluies.')
  await season.getByRole('button', { name: 'Mai : ouvert' }).click()
  await expect.element(season.getByRole('status')).toHaveTextContent('Mai : ouvert. Forêts vertes.')
})

test('the price of a circuit says what it covers, what it does not, and what is left to the quote', async () => {
  await openWith({ included: ['Guide'], not_included: ['Visa'], decided_in_quote: [] })
  await expect.element(page.getByRole('region', { name: 'Compris', exact: true })).toHaveTextContent('Guide')
  await expect.element(page.getByRole('region', { name: 'Non compris' })).toHaveTextContent('Visa')
  await expect.element(page.getByRole('heading', { name: 'Précisé dans votre devis' })).not.toBeInTheDocument()
})

test('the highlights of a circuit link to their places', async () => {
  await openWith({ highlights: [{ text: 'Plateau de l’Isalo', place_slug: 'isalo' }, { text: 'Route du sud' }] })
  const highlights = page.getByRole('region', { name: 'Les temps forts' })
  await expect.element(highlights.getByRole('listitem').nth(0)).toHaveTextContent(/Plateau de l’Isalo.*Isalo/)
  await expect.element(highlights.getByRole('listitem').nth(1)).toHaveTextContent('Route du sud')
  await userEvent.click(highlights.getByRole('link', { name: 'Isalo', exact: true }))
  await expect.element(page.getByRole('dialog', { name: 'Isalo' })).toBeVisible()
})
