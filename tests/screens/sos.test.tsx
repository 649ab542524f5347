import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { held } from '#tests/held.ts'
import { renderApp } from '#tests/render-app.tsx'
import { failingList, listOf } from '#tests/screens/lists.ts'

const main = page.getByRole('main')
const numbers = page.getByRole('region', { name: 'Numéros à appeler' })
const whereAreYou = page.getByRole('region', { name: 'Où êtes-vous ?' })
const showPosition = whereAreYou.getByRole('button', { name: 'Afficher ma position' })
const readAgain = whereAreYou.getByRole('button', { name: 'Relire ma position' })

const dialled = () => [...numbers.element().querySelectorAll('a')].map((link) => link.getAttribute('href'))
const assistance = 'tel:+261202200000'

describe('the numbers of the SOS page', () => {
  test('are all there until somebody says what has happened, and then in the order of the case', async () => {
    const { router } = await renderApp('/sos?cas=inconnu&circuit=%20')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Fiche SOS' })).toBeVisible()
    expect(dialled()).toEqual(['tel:117', 'tel:118', 'tel:124', assistance])
    await expect.element(main.getByRole('link', { name: 'Tout', exact: true })).toHaveAttribute('aria-current', 'page')

    await main.getByRole('link', { name: 'Blessé ou malade' }).click()
    await expect.poll(dialled).toEqual(['tel:124', assistance, 'tel:117', 'tel:118'])
    expect(router.state.location.href).toBe('/sos?cas=blesse')
    await main.getByRole('link', { name: 'Tout', exact: true }).click()
    await expect.poll(dialled).toHaveLength(4)
  })

  test('stay in the order of the case in the address, with the circuit', async () => {
    const { router } = await renderApp('/sos?cas=incendie&circuit=nord')
    await expect.element(main.getByRole('link', { name: 'Incendie' })).toHaveAttribute('aria-current', 'page')
    expect(dialled()).toEqual(['tel:118', 'tel:117', 'tel:124', assistance])
    await main.getByRole('link', { name: 'En panne' }).click()
    await expect.poll(dialled).toEqual([assistance, 'tel:117'])
    expect(router.state.location.search).toEqual({ cas: 'panne', circuit: 'nord' })
  })

  test('are those of the site when the contacts cannot be loaded, and say what they reach', async () => {
    await renderApp('/sos', { handlers: [failingList('emergency-contacts').handler] })
    await expect.element(numbers.getByRole('link', { name: /^118 Pompiers La brigade d’Antananarivo/ })).toBeVisible()
    expect(dialled()).toEqual(['tel:117', 'tel:118', 'tel:124', assistance])
  })

  test('name the nearest post of the gendarmerie until it has a number', async () => {
    const { promise, release } = held()
    const handler = http.get('*/api/emergency/contacts/', async () => {
      await promise
      return HttpResponse.json([{ id: 1, name: 'Gendarmerie', phone: '020 22 000 19', type: 'emergency' }])
    })
    await renderApp('/sos?cas=vol', { handlers: [handler] })
    await expect.poll(dialled).toEqual(['tel:117', 'tel:124', assistance])
    await expect.element(numbers.getByText(/au poste de gendarmerie le plus proche/)).toBeVisible()
    release()
    await expect
      .element(numbers.getByRole('link', { name: /^020 22 000 19 Gendarmerie Hors des villes/ }))
      .toBeVisible()
    expect(dialled()).toEqual(['tel:117', 'tel:0202200019', 'tel:124', assistance])
    await expect.element(numbers.getByText(/au poste de gendarmerie le plus proche/)).not.toBeInTheDocument()
  })

  test('include an address of somebody who cannot be called', async () => {
    const contacts = [
      { id: 1, name: 'Refuge', phone: 'voir l’accueil', email: 'sos@refuge.example', type: 'emergency' },
    ]
    await renderApp('/sos', { handlers: [listOf('emergency-contacts', contacts)] })
    await expect.element(numbers.getByText('voir l’accueil')).toBeVisible()
    expect(dialled()).toEqual(['tel:117', 'tel:118', 'tel:124', assistance, 'mailto:sos@refuge.example'])
  })
})

test('the card to show says what has happened in Malagasy, French and English', async () => {
  await renderApp('/sos?cas=incendie')
  const card = page.getByRole('region', { name: 'À montrer' })
  await expect.element(card.getByText('Misy afo!')).toBeVisible()
  const languages = [...card.element().querySelectorAll<HTMLElement>('[lang]')].filter((text) => text.checkVisibility())
  expect(languages.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['mg', expect.stringContaining('Misy afo!')],
    ['fr', expect.stringContaining('Il y a le feu')],
    ['en', expect.stringContaining('There is a fire!')],
  ])
})

describe('the position', () => {
  test('is read at a tap and shown with the nearest town, to be read out, sent or copied', async () => {
    canShareNothing()
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const read = mockPosition({ latitude: -22.485, longitude: 45.5 })
    await renderApp('/sos?cas=perdu&circuit=sud')
    await expect.element(showPosition).toBeVisible()
    expect(read).not.toHaveBeenCalled()

    await showPosition.click()
    await expect.element(whereAreYou.getByText('Latitude 22,48500 sud')).toBeVisible()
    await expect.element(whereAreYou.getByText('longitude 45,50000 est')).toBeVisible()
    await expect.element(whereAreYou.getByText(/^À \d+\skm au nord-est de Ranohira, à vol d’oiseau$/)).toBeVisible()
    await expect.element(whereAreYou.getByText(/^À 12\sm près, il y a [23] min$/)).toBeVisible()
    const sms = whereAreYou.getByRole('link', { name: 'Écrire un SMS' }).element().getAttribute('href') ?? ''
    expect(decodeURIComponent(sms)).toMatch(/^sms:\?&body=SOS - Perdu\nPosition: -22\.48500, 45\.50000\n/)

    await whereAreYou.getByRole('button', { name: 'Partager ou copier' }).click()
    await expect.element(page.getByText('Message copié.')).toBeVisible()
    expect(`sms:?&body=${encodeURIComponent(copy.mock.calls[0]?.[0] ?? '')}`).toBe(sms)
  })

  test('is compared with the towns of every circuit where none is known', async () => {
    mockPosition({ latitude: -19.85, longitude: 47.03 })
    await renderApp('/sos')
    await showPosition.click()
    await expect.element(whereAreYou.getByText(/^À 1,8\skm au nord d’Antsirabe/)).toBeVisible()
  })

  test.each([
    [1, /ne donne pas votre position à ce site/],
    [2, /Vérifiez que la localisation est allumée/],
    [3, /se fait attendre/],
  ])('stays unknown after error %d, which is told with what to say instead', async (code, text) => {
    const read = mockFailure(code)
    await renderApp('/sos')
    await showPosition.click()
    await expect.element(whereAreYou.getByText(text)).toBeVisible()
    await expect.element(whereAreYou.getByText(/le nom du village le plus proche/)).toBeVisible()
    await expect.element(showPosition).toHaveFocus()
    await showPosition.click()
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('stays when it cannot be read again, and an inaccurate one is called so', async () => {
    mockPosition({ latitude: -12.3, longitude: 49.3, accuracy: 2400 })
    await renderApp('/sos')
    await showPosition.click()
    await expect.element(whereAreYou.getByText(/^À 2,4\skm près/)).toBeVisible()
    await expect.element(whereAreYou.getByText(/Cette position est imprécise/)).toBeVisible()
    mockFailure(3)
    await readAgain.click()
    await expect.element(whereAreYou.getByText(/se fait attendre/)).toBeVisible()
    await expect.element(whereAreYou.getByText('Latitude 12,30000 sud')).toBeVisible()
  })

  test('has no button in a browser that cannot read it', async () => {
    const geolocation = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation') ?? {}
    Reflect.deleteProperty(Navigator.prototype, 'geolocation')
    onTestFinished(() => {
      Object.defineProperty(Navigator.prototype, 'geolocation', geolocation)
    })
    await renderApp('/sos')
    await expect.element(whereAreYou.getByText(/ne sait pas lire votre position/)).toBeVisible()
    await expect.element(whereAreYou.getByRole('button')).not.toBeInTheDocument()
  })
})

/** The device is there, and noticed it two and a half minutes ago. */
function mockPosition({
  latitude,
  longitude,
  accuracy = 12,
}: Record<'latitude' | 'longitude', number> & { accuracy?: number }) {
  const coords = { latitude, longitude, accuracy, altitude: null, altitudeAccuracy: null, heading: null, speed: null }
  const timestamp = Math.floor(Date.now() / 60_000) * 60_000 - 150_000
  const toJSON = () => ({})
  return vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((onSuccess) => onSuccess({ coords: { ...coords, toJSON }, timestamp, toJSON }))
}

function mockFailure(code: number) {
  const constants = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
  return vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((_, onError) => onError?.({ code, message: '', ...constants }))
}

function canShareNothing() {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => false })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
  })
}
