import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const shown = (text: string | RegExp) =>
  page.getByRole('list', { name: 'Notifications' }).getByText(text, { exact: true })

test('the test page is not indexed', async () => {
  await renderApp('/test')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Test des éléments flottants' })).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('it shows single notices, three at once and a long one', async () => {
  await renderApp('/test')
  await press(/^Succès Votre message a été envoyé/)
  await expect.element(shown(/^Votre message a été envoyé avec succès !/)).toBeVisible()
  await press('Trois à la fois')
  await expect.element(page.getByRole('alert').getByText('Une mauvaise nouvelle.')).toBeVisible()
  await expect.element(shown('Une bonne nouvelle.')).toBeVisible()
  await expect.element(shown('Une nouvelle, sans plus.')).toBeVisible()
  await press('Une très longue')
  await expect.element(shown(/client_email.*number_of_people/)).toBeVisible()
})

test('it opens a dialog that gives the focus back', async () => {
  await renderApp('/test')
  await press('Ouvrir un dialogue')
  const dialog = page.getByRole('dialog', { name: 'Un dialogue' })
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Ouvrir un dialogue' })).toHaveFocus()
})

test('it shows the error screen on demand', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await renderApp('/test')
  await press('Provoquer une panne')
  await expect.element(page.getByRole('heading', { level: 1, name: "Oups ! Une erreur s'est produite" })).toBeVisible()
  expect(errors.mock.calls.flat().map(String).join('\n')).toContain('Panne provoquée')
  errors.mockClear()
  warnings.mockClear()
})
