import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '#tests/screens/circuit-records.ts'
import { listOf } from '#tests/screens/lists.ts'
import { renderApp } from '#tests/render-app.tsx'

const ambre = {
  name: 'Amber Mountain',
  name_fr: "Montagne d'Ambre",
  description_fr: 'Une forêt humide.',
  type: 'nature',
  has_offline_content: true,
  latitude: -12.51,
  longitude: 49.17,
}

function openWith(...places: object[]) {
  return renderApp('/circuits/nord/lieux', { handlers: [listOf('places', places)] })
}

describe('the places of a circuit', () => {
  test('are told in their order, each with its type and what the app offers there', async () => {
    await openWith(
      place(5, ambre),
      place(6, { type: 'volcano' }),
      place(7, { type: 'beach', type_display: 'Baignade' }),
      place(8, { circuit: 99 }),
    )
    const cards = page.getByRole('article')
    await expect
      .element(cards.nth(0))
      .toHaveTextContent(
        /Étape 1.*Montagne d'Ambre.*Nature.*Narration.*Hors ligne.*Une forêt humide/,
      )
    await expect
      .element(cards.nth(1))
      .toHaveTextContent(/Étape 2.*Lieu 6.*Lieu.*Narration.*En ligne/)
    // The headphones stand beside their word.
    expect(page.getByText('Narration', { exact: true }).first().element().parentElement?.offsetHeight).toBeLessThan(30)
    await expect.element(cards.nth(2)).toHaveTextContent(/Étape 3.*Lieu 7.*Baignade/)
    await expect.element(cards.nth(3)).not.toBeInTheDocument()
  })

  test('show their details, with the way to a map', async () => {
    await openWith(place(5, ambre))
    await page.getByRole('button', { name: "Montagne d'Ambre" }).click()
    const dialog = page.getByRole('dialog', { name: "Montagne d'Ambre" })
    await expect.element(dialog.getByText('Durée de visite')).toBeVisible()
    await expect.element(dialog.getByText('30-60 minutes')).toBeVisible()
    await expect.element(dialog.getByText('12,51° S, 49,17° E')).toBeVisible()
    const map = dialog.getByRole('link', { name: /^Voir sur la carte/ })
    await expect
      .element(map)
      .toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=-12.51,49.17')
    await expect.element(map).toHaveAttribute('target', '_blank')
    await expect.element(map).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test.each([{ latitude: null }, { longitude: null }])(
    'have no way to a map with %j',
    async (coordinate) => {
      await openWith(place(5, { ...ambre, ...coordinate }))
      await page.getByRole('button', { name: "Montagne d'Ambre" }).click()
      const dialog = page.getByRole('dialog')
      await expect.element(dialog.getByText('30-60 minutes')).toBeVisible()
      await expect.element(dialog.getByRole('link')).not.toBeInTheDocument()
      await expect.element(dialog.getByText('Position')).not.toBeInTheDocument()
    },
  )

  test('close their details by Escape and by button, and give the focus back', async () => {
    await openWith(place(4), place(5, ambre))
    const button = page.getByRole('button', { name: "Montagne d'Ambre" })
    const dialog = page.getByRole('dialog')
    await button.click()
    await expect.element(dialog.getByRole('button', { name: 'Fermer' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('show the drawn scene where their own picture does not load', async () => {
    await openWith(place(5, { ...ambre, image: 'data:image/png;base64,broken' }))
    await expect
      .poll(() => page.getByRole('article').element().querySelector('img')?.src)
      .toMatch(/nature.*\.svg/)
  })
})
