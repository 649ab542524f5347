import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const map = page.getByRole('group', { name: 'Carte des circuits de Madagascar' })
const nord = map.getByRole('link', { name: 'Région Nord' })
const card = page.getByRole('region', { name: 'Nos Circuits' }).getByRole('link', { name: 'Circuit Nord', exact: true })

test('the five regions on the home page lead to their circuits', async () => {
  await renderApp('/')
  await expect.element(nord).toHaveAttribute('href', '/circuits/nord')
  expect(map.getByRole('link').elements()).toHaveLength(5)
})

test('a region and the card of its circuit point at each other', async () => {
  await renderApp('/')
  await expect.element(card).toBeVisible()
  const fill = () => getComputedStyle(nord.element().querySelectorAll('circle')[1] ?? nord.element()).fill
  const outline = () => getComputedStyle(card.element().closest('li') ?? card.element()).outlineStyle
  const plain = fill()
  // After a key, `focus()` shows the focus.
  await userEvent.keyboard('{Tab}')
  expect(outline()).toBe('none')
  card.element().focus()
  await expect.poll(fill).not.toBe(plain)
  nord.element().focus()
  await expect.poll(outline).toBe('solid')
})
