import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Circuit } from '#src/contract/circuit.ts'
import { renderApp } from '#tests/render-app.tsx'
import { circuit, place } from '#tests/screens/circuit-records.ts'
import { listOf } from '#tests/screens/lists.ts'

const highlights = page.getByRole('region', { name: 'Les temps forts' })
const details = page.getByRole('region', { name: 'Le voyage en bref' })

/** A circuit for which the site has no programme of its own. */
function unknownCircuit(fields: Partial<Circuit> = {}) {
  return listOf('circuits', [{ ...circuit, slug: 'inconnu', ...fields }])
}

describe('the overview of a circuit', () => {
  test('shows the first places, what is included, and the price on request', async () => {
    await renderApp('/circuits/inconnu', {
      handlers: [
        unknownCircuit(),
        listOf(
          'places',
          [1, 2, 3, 4, 5].map((id) => place(id)),
        ),
      ],
    })
    await expect.element(highlights.getByRole('listitem').nth(3)).toHaveTextContent('Lieu 4')
    expect(highlights.getByRole('listitem').elements()).toHaveLength(4)
    await expect
      .element(highlights.getByRole('link', { name: 'Voir les 5 lieux' }))
      .toHaveAttribute('href', '/circuits/inconnu/lieux')
    await expect.element(page.getByRole('region', { name: /^Inclus/ }).getByText(/hors ligne/)).toBeVisible()
    const price = page.getByRole('region', { name: 'Sur devis' })
    await expect
      .element(price.getByRole('link', { name: /^Appeler/ }))
      .toHaveAttribute('href', expect.stringMatching(/^tel:/))
    await expect
      .element(price.getByRole('link', { name: /^Email/ }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  })

  test.each([
    [9, '9 jours, 8 nuits'],
    [2, '2 jours, 1 nuit'],
    [1, '1 jour, 0 nuit'],
  ])('of %d days lasts %s', async (estimated_duration_days, length) => {
    await renderApp('/circuits/nord', {
      handlers: [listOf('circuits', [{ ...circuit, estimated_duration_days }])],
    })
    await expect.element(details.getByText(length, { exact: true })).toBeVisible()
  })

  test('omits what the record does not say', async () => {
    await renderApp('/circuits/inconnu', {
      handlers: [unknownCircuit({ estimated_duration_days: null }), listOf('places', [])],
    })
    await expect.element(details.getByText('Assistance')).toBeVisible()
    await expect.element(details.getByText('Durée')).not.toBeInTheDocument()
    await expect.element(highlights).not.toBeInTheDocument()
  })
})
