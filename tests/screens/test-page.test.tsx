import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const shown = (text: string) =>
  page.getByRole('list', { name: 'Notifications' }).getByText(text, { exact: true })

describe('the test page', () => {
  test('is not for search engines', async () => {
    await renderApp('/test')
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Test des éléments flottants' }))
      .toBeVisible()
    expect(document.title).toBe('Test des éléments flottants – Dia Madagascar')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  test('shows any notice of the site', async () => {
    await renderApp('/test')
    await press(/^Succès Votre message a été envoyé/)
    await expect
      .element(
        shown(
          'Votre message a été envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.',
        ),
      )
      .toBeVisible()
  })

  test('shows three at once, and a long one', async () => {
    await renderApp('/test')
    await press('Trois à la fois')
    await expect
      .element(page.getByRole('alert').getByText('Une mauvaise nouvelle.'))
      .toBeVisible()
    await expect.element(shown('Une bonne nouvelle.')).toBeVisible()
    await expect.element(shown('Une nouvelle, sans plus.')).toBeVisible()
    await press('Une très longue')
    await expect.element(page.getByText(/client_email.*number_of_people/)).toBeVisible()
  })

  test('opens a dialog that gives the focus back', async () => {
    await renderApp('/test')
    await press('Ouvrir un dialogue')
    const dialog = page.getByRole('dialog', { name: 'Un dialogue' })
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Ouvrir un dialogue' })).toHaveFocus()
  })

  test('breaks on demand', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await renderApp('/test')
    await press('Provoquer une panne')
    await expect
      .element(page.getByRole('heading', { level: 1, name: "Oups ! Une erreur s'est produite" }))
      .toBeVisible()
    expect(errors.mock.calls.flat().map(String).join('\n')).toContain('Panne provoquée')
    errors.mockClear()
    warnings.mockClear()
  })
})
