import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'

describe('the site status', () => {
  test('says that the device is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await renderApp('/blog')
    const offline = page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne' })
    await expect.element(page.getByRole('banner')).toBeVisible()
    await expect.element(offline).not.toBeInTheDocument()

    online.mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await expect.element(offline).toBeVisible()

    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.element(offline).not.toBeInTheDocument()
  })
})

describe('the footer', () => {
  test('has links to the pages and the contact details', async () => {
    await renderApp('/blog')
    const footer = page.getByRole('contentinfo')
    await expect.element(footer).toBeVisible()
    expect(linksIn(footer)).toEqual([
      ['+261 20 22 000 00', 'tel:+261202200000'],
      ['Fiche SOS', '/sos'],
      ['contact@dia-madagascar.example', 'mailto:contact@dia-madagascar.example'],
      ['Accueil', '/'],
      ['Services', '/services'],
      ['À propos', '/a-propos'],
      ['Blog', '/blog'],
      ['Mentions légales', '/mentions-legales'],
      ['Confidentialité', '/confidentialite'],
      ['CGU', '/cgu'],
    ])
    await expect.element(footer.getByText('Lot II A 12, Antananarivo 101, Madagascar')).toBeVisible()
    await expect.element(footer.getByText('8h – 17h')).toBeVisible()
    await expect.element(footer.getByText('8h – 12h')).toBeVisible()
    await expect.element(footer.getByText('24\u202fh/24, 7\u202fj/7')).toBeVisible()
  })
})
