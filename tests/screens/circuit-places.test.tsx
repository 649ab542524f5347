import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { place } from '#tests/screens/circuit-records.ts'
import { listOf } from '#tests/screens/lists.ts'

const ambre = {
  name_fr: "Montagne d'Ambre",
  description_fr: 'Une forêt humide.',
  type: 'nature',
  has_offline_content: true,
  latitude: -12.51,
  longitude: 49.17,
}

const openButton = page.getByRole('button', { name: 'Montagne d’Ambre', exact: true })
const dialog = page.getByRole('dialog', { name: 'Montagne d’Ambre' })

function openWith(...places: object[]) {
  return renderApp('/circuits/nord/lieux', { handlers: [listOf('places', places)] })
}

describe('the places of a circuit', () => {
  test('are shown in order, with their type and what the app offers there', async () => {
    await openWith(place(5, ambre), place(6, { type: 'beach', type_display: 'Baignade' }))
    const cards = page.getByRole('article')
    await expect
      .element(cards.nth(0))
      .toHaveTextContent(/Lieu 1.*Montagne d’Ambre.*Nature.*Narration.*Hors ligne.*Une forêt humide/)
    await expect.element(cards.nth(1)).toHaveTextContent(/Lieu 2.*Lieu 6.*Baignade.*Narration.*En ligne/)
    await expect.element(page.getByText(/s’écoute sans réseau.*il lui faut du réseau/)).toBeVisible()
  })

  test('are those of this circuit only', async () => {
    await openWith(place(5, ambre), place(7, { circuit: 99 }))
    await expect.element(openButton).toBeVisible()
    expect(page.getByRole('article').elements()).toHaveLength(1)
  })

  test('show the length of a visit, the position and a map link in their details', async () => {
    await openWith(place(5, ambre))
    await openButton.click()
    await expect
      .element(dialog.getByText(/^Durée de visite/))
      .toHaveTextContent('Durée de visite indicative, sur le site : 30-60 minutes')
    await expect.element(dialog.getByText('12,51° S, 49,17° E')).toBeVisible()
    const map = dialog.getByRole('link', { name: /^Voir sur la carte/ })
    await expect.element(map).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=-12.51,49.17')
    await expect.element(map).toHaveAttribute('target', '_blank')
    await expect.element(map).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('have an address for their details, which Back closes', async () => {
    const ambreAlone = listOf('places', [place(5, { ...ambre, slug: 'ambre' })])
    const { router } = await renderApp('/circuits/nord/lieux?lieu=ambre', { handlers: [ambreAlone] })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => router.state.location.href).toBe('/circuits/nord/lieux')
    await openButton.click()
    await expect.poll(() => router.state.location.href).toBe('/circuits/nord/lieux?lieu=ambre')
    router.history.back()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('have neither position nor map link without a coordinate', async () => {
    await openWith(place(5, { ...ambre, latitude: null }))
    await openButton.click()
    await expect.element(dialog.getByText('30-60 minutes')).toBeVisible()
    await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
    await expect.element(dialog.getByText('Position')).not.toBeInTheDocument()
  })

  test('return the focus when their details are closed', async () => {
    await openWith(place(4), place(5, ambre))
    await openButton.click()
    await expect.element(dialog.getByRole('button', { name: 'Fermer' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(openButton).toHaveFocus()
  })

  test('show a drawing instead of a picture that does not load', async () => {
    await openWith(place(5, { ...ambre, image: 'data:image/png;base64,broken' }))
    await expect.poll(() => page.getByRole('article').element().querySelector('img')?.src).toMatch(/nature.*\.svg/)
  })

  test('show their own drawing instead of a picture that does not load, or else the one for their type', async () => {
    await openWith(place(5, { image: 'data:image/png;base64,broken', slug: 'anakao', type: 'beach' }))
    const picture = () => page.getByRole('article').element().querySelector('img')
    await expect.poll(() => picture()?.src).toMatch(/anakao.*\.svg/)
    picture()?.dispatchEvent(new Event('error'))
    await expect.poll(() => picture()?.src).toMatch(/beach.*\.svg/)
  })
})
