import { describe, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { circuit, place, route } from '#tests/screens/circuit-records.ts'
import { listOf } from '#tests/screens/lists.ts'

const ambre = place(5, { name: 'Ambre', slug: 'ambre', latitude: -12.51, longitude: 49.17 })
const somewhere = place(6, { name: 'Sans position' })
const ankarana = place(7, { name: 'Ankarana', slug: 'ankarana', latitude: -12.97, longitude: 49.14 })

const frame = page.getByRole('figure', { name: 'Carte du circuit Nord' })
const map = page.getByRole('application', { name: 'Carte du circuit Nord' })
const drawing = () => map.element().querySelector('svg')
const shown = () => drawing()?.getAttribute('viewBox')
const widthShown = () => Number(shown()?.split(' ')[2])

/** It is loaded once it is near. */
async function scrollToMap() {
  await expect.element(frame).toBeInTheDocument()
  frame.element().scrollIntoView()
}

function openPlaces() {
  return renderApp('/circuits/nord/lieux', { handlers: [listOf('places', [ambre, somewhere, ankarana])] })
}

describe('the map of places', () => {
  test('has the list’s numbers, and opens the details of a place', async () => {
    const { router } = await openPlaces()
    await expect.poll(() => map.getByRole('link').elements().length).toBe(2)
    const stop = map.getByRole('link', { name: 'Lieu 3 : Ankarana' })
    await expect.element(stop).toHaveAttribute('href', '/circuits/nord/lieux?lieu=ankarana')
    stop.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Ankarana' })).toBeVisible()
    expect(router.state.location.href).toBe('/circuits/nord/lieux?lieu=ankarana')
    await userEvent.keyboard('{Escape}')
    await expect.element(stop).toHaveFocus()
  })

  test('is missing where no place has coordinates', async () => {
    await renderApp('/circuits/nord/lieux', { handlers: [listOf('places', [somewhere])] })
    await expect.element(page.getByRole('article')).toBeVisible()
    await expect.element(frame).not.toBeInTheDocument()
  })

  test('is zoomed by buttons and shown as a whole again', async () => {
    await openPlaces()
    await expect.poll(shown).toBeTruthy()
    const whole = shown()
    const width = widthShown()
    await page.getByRole('button', { name: 'Zoomer', exact: true }).click()
    await expect.poll(widthShown).toBeLessThan(width)
    await page.getByRole('button', { name: 'Dézoomer' }).click()
    await page.getByRole('button', { name: 'Dézoomer' }).click()
    await expect.poll(widthShown).toBeGreaterThan(width)
    await page.getByRole('button', { name: 'Vue d’ensemble' }).click()
    await expect.poll(shown).toBe(whole)
  })

  test('is moved by arrow keys, and only its visible stops are in the tab order', async () => {
    await openPlaces()
    const stop = map.getByRole('link', { name: 'Lieu 1 : Ambre' })
    await expect.element(stop).toHaveAttribute('tabindex', '0')
    map.element().focus()
    await userEvent.keyboard('{ArrowRight>20/}')
    await expect.element(stop).toHaveAttribute('tabindex', '-1')
    await userEvent.keyboard('{ArrowLeft>20/}')
    await expect.element(stop).toHaveAttribute('tabindex', '0')
  })

  test('is dragged, also from a stop, which does not open', async () => {
    const { router } = await openPlaces()
    const stops = map.getByRole('link')
    await expect.poll(() => stops.elements().length).toBe(2)
    const before = shown()
    await userEvent.dragAndDrop(stops.nth(0), stops.nth(1))
    await expect.poll(shown).not.toBe(before)
    expect(router.state.location.href).toBe('/circuits/nord/lieux')
  })

  test('is zoomed by the wheel only with Ctrl, so that the page scrolls', async () => {
    await openPlaces()
    await expect.poll(shown).toBeTruthy()
    const width = widthShown()
    const turn = (ctrlKey: boolean) =>
      map.element().dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -50, ctrlKey }))
    expect(turn(false)).toBe(true)
    await expect.element(page.getByText('Ctrl ou Cmd + molette pour zoomer')).toBeVisible()
    expect(widthShown()).toBe(width)
    expect(turn(true)).toBe(false)
    await expect.poll(widthShown).toBeLessThan(width)
  })

  test('and its list highlight what the other points at', async () => {
    await openPlaces()
    const mark = () =>
      map.getByRole('link', { name: 'Lieu 3 : Ankarana' }).element().querySelector('[data-highlighted]')
    await expect.poll(() => map.getByRole('link').elements().length).toBe(2)
    // The pointer may be where an earlier test left it.
    await page.getByRole('heading', { name: 'Lieux' }).hover()
    await expect.poll(mark).toBeNull()
    page.getByRole('button', { name: 'Ankarana', exact: true }).element().focus()
    await expect.poll(mark).not.toBeNull()
    const number = page.getByRole('article').nth(0).getByText('Lieu 1', { exact: true })
    const colour = getComputedStyle(number.element()).backgroundColor
    map.getByRole('link', { name: 'Lieu 1 : Ambre' }).element().focus()
    await expect.poll(() => getComputedStyle(number.element()).backgroundColor).not.toBe(colour)
    expect(mark()).toBeNull()
  })

  test('has dots without numbers and links for more than 200 places', async () => {
    const many = Array.from({ length: 201 }, (_, index) =>
      place(index + 1, { latitude: -13 - index / 100, longitude: 48 }),
    )
    await renderApp('/circuits/nord/lieux', { handlers: [listOf('places', many)] })
    await expect.poll(drawing).toBeTruthy()
    expect(map.getByRole('link').elements()).toHaveLength(0)
  })

  test('opens from a strip on a narrow screen, at an address of its own that Back closes', async () => {
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(1280, 900))
    const { router } = await openPlaces()
    await scrollToMap()
    const open = page.getByRole('button', { name: 'Ouvrir la carte' })
    const dialog = page.getByRole('dialog', { name: 'Carte du circuit Nord' })
    await open.click()
    await expect.element(dialog.getByRole('link', { name: 'Lieu 1 : Ambre' })).toBeVisible()
    expect(router.state.location.href).toBe('/circuits/nord/lieux?carte=true')
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(open).toHaveFocus()
    expect(router.state.location.href).toBe('/circuits/nord/lieux')

    await open.click()
    await expect.element(dialog).toBeVisible()
    router.history.back()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

test('the map is printed with its stops, also from a narrow screen', async () => {
  await page.viewport(360, 740)
  await openPlaces()
  await scrollToMap()
  await expect.element(page.getByRole('button', { name: 'Ouvrir la carte' })).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    await page.viewport(1280, 900)
  })
  await expect.element(map.getByRole('link', { name: 'Lieu 3 : Ankarana' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ouvrir la carte' })).not.toBeInTheDocument()
})

test('the map of routes has a number in each leg, which opens its details', async () => {
  const ends = { start_coordinates: '-12.28,49.29', end_coordinates: '-12.53,49.17', transport_type: 'boat' }
  await renderApp('/circuits/nord/routes', { handlers: [listOf('routes', [route(1), route(2, ends)])] })
  const number = map.getByRole('link', { name: 'Itinéraire 2 : Route 2' })
  await expect.element(number).toHaveAttribute('href', '/circuits/nord/routes?itineraire=2')
  await expect.element(page.getByRole('list', { name: 'Légende de la carte' })).toHaveTextContent(/^En bateau$/)
})

describe('the map of the days', () => {
  const ambreville = { name: 'Joffreville', lat: -12.49, lon: 49.2 }
  const mahamasina = { name: 'Mahamasina', lat: -12.97, lon: 49.14, precision: 'area' }
  const leg = (from: object, to: object, mode: string) => ({
    from,
    to,
    mode,
    km: 1,
    hours_dry: [1, 1],
    hours_wet: [1, 1],
  })
  const itinerary = [
    { day: 1, title: 'Montagne', legs: [leg(mahamasina, ambreville, 'car')], places: ['ambre'], night: ambreville },
    { day: 2, title: 'Tsingy', legs: [leg(ambreville, mahamasina, 'hiking')], night: mahamasina },
  ]

  async function openDays() {
    await renderApp('/circuits/nord', {
      handlers: [listOf('circuits', [{ ...circuit, itinerary }]), listOf('places', [ambre])],
    })
    await scrollToMap()
  }

  test('has their numbers, as links to a place or to the day, and a legend', async () => {
    await openDays()
    await expect
      .element(map.getByRole('link', { name: 'Jour 1 : Joffreville' }))
      .toHaveAttribute('href', '/circuits/nord/lieux?lieu=ambre')
    await expect
      .element(map.getByRole('link', { name: 'Jour 2 : Mahamasina' }))
      .toHaveAttribute('href', '/circuits/nord#jour-2')
    expect(
      map
        .getByRole('link')
        .all()
        .filter((link) => link.element().hasAttribute('aria-current')),
    ).toEqual([])
    await expect
      .element(page.getByRole('list', { name: 'Légende de la carte' }))
      .toHaveTextContent(/En voiture.*À pied.*Position à 8 km près/)
    await expect.element(page.getByText(/^Tracé schématique/)).toBeVisible()
  })

  test('highlights the days that lead to the stop that has the focus', async () => {
    await openDays()
    const number = page.getByRole('region', { name: 'Jour par jour' }).getByRole('listitem').nth(1).getByText('Jour 2')
    const colour = () => getComputedStyle(number.element()).backgroundColor
    await expect.element(map.getByRole('link', { name: 'Jour 2 : Mahamasina' })).toBeVisible()
    const plain = colour()
    map.getByRole('link', { name: 'Jour 2 : Mahamasina' }).element().focus()
    await expect.poll(colour).not.toBe(plain)
  })

  test('is complete at once in the whole window', async () => {
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(1280, 900))
    await renderApp('/circuits/nord?carte=true', {
      handlers: [listOf('circuits', [{ ...circuit, itinerary }]), listOf('places', [ambre])],
    })
    await expect.element(map.getByRole('link', { name: 'Jour 2 : Mahamasina' })).toBeVisible()
    const legs = map.element().querySelectorAll('.trip-map-leg')
    expect(legs).toHaveLength(2)
    expect([...legs].flatMap((drawn) => drawn.getAnimations())).toEqual([])
  })

  test('highlights where the day that has the focus ends', async () => {
    await openDays()
    const stop = map.getByRole('link', { name: 'Jour 2 : Mahamasina' })
    await expect.element(stop).toBeVisible()
    page
      .getByRole('region', { name: 'Jour par jour' })
      .getByRole('heading', { name: 'Tsingy' })
      .element()
      .closest('summary')
      ?.focus()
    await expect.poll(() => stop.element().querySelector('[data-highlighted]')).not.toBeNull()
  })
})
