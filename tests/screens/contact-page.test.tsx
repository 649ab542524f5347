import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { held } from '#tests/held.ts'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'
import { failingList, listOf } from '#tests/screens/lists.ts'

const emergency = page.getByRole('region', { name: 'SOS, 24\u202fh/24' })
const others = page.getByRole('region', { name: 'Autres contacts' })
const failure = page.getByText('Impossible de charger les informations de contact')

const assistance = ['+261 20 22 000 00', 'tel:+261202200000']
const sos = ['Ouvrir la fiche SOS', '/sos']
const fallbackLinks = [['117', 'tel:117'], ['118', 'tel:118'], ['124', 'tel:124'], assistance, sos]

describe('the contact page', () => {
  test('says how to reach the provider, and links to the questions and to partnership', async () => {
    await renderApp('/contact')
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Votre voyage commence par une question')
    expect(document.title).toBe('Contact – Dia Madagascar')
    const main = page.getByRole('main')
    expect(linksIn(page.getByRole('region', { name: 'Coordonnées' }))).toEqual([
      assistance,
      ['contact@dia-madagascar.example', 'mailto:contact@dia-madagascar.example'],
    ])
    await expect.element(main.getByText('Lot II A 12, Antananarivo 101, Madagascar')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Questions fréquentes' })).toHaveAttribute('href', '/faq')
    await expect
      .element(main.getByRole('link', { name: 'Devenir partenaire' }))
      .toHaveAttribute(
        'href',
        'mailto:contact@dia-madagascar.example?subject=Devenir%20partenaire%20de%20Dia%20Madagascar',
      )
  })

  test('says what the emergency numbers reach, and where the gendarmerie is', async () => {
    await renderApp('/contact', { handlers: [failingList('emergency-contacts').handler] })
    await expect.element(emergency.getByText(/^La brigade d’Antananarivo/)).toBeVisible()
    await expect.element(emergency.getByText(/au poste de gendarmerie le plus proche/)).toBeVisible()
  })

  test('breaks its e-mail address before the @ where it does not fit', async () => {
    await page.viewport(280, 740)
    onTestFinished(() => page.viewport(1280, 900))
    await renderApp('/contact')
    const link = page.getByRole('region', { name: 'Coordonnées' }).getByRole('link', { name: '@' })
    await expect.element(link).toBeVisible()
    expect(linesOf(link.element())).toEqual(['contact', '@dia-madagascar.example'])
    await expect.element(link).toHaveAccessibleName('contact@dia-madagascar.example')
  })

  test('shows the opening hours and the time in Antananarivo, minute by minute', async () => {
    // A Saturday at 11:45 in Antananarivo.
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
      now: new Date('2027-05-15T11:45:20+03:00'),
      shouldAdvanceTime: true,
    })
    // A list stored in 2027 would still be fresh in later tests.
    await renderApp('/contact', { handlers: [failingList('emergency-contacts').handler] })
    const hours = page.getByRole('main').getByRole('listitem')
    await expect.element(hours.filter({ hasText: 'Lundi – vendredi' })).toHaveTextContent('8h – 17h')
    await expect.element(hours.filter({ hasText: 'Samedi' })).toHaveTextContent('8h – 12h')
    await expect.element(page.getByRole('main').getByText(/^24\sh\/24, 7\sj\/7, pour les voyageurs/)).toBeVisible()
    await expect.element(page.getByText('Il est 11:45 à Antananarivo')).toBeVisible()
    await expect.element(page.getByText('Ouvert jusqu’à 12h')).toBeVisible()

    await vi.advanceTimersByTimeAsync(40_000)
    await expect.element(page.getByText('Il est 11:46 à Antananarivo')).toBeVisible()

    vi.setSystemTime(new Date('2027-05-15T12:00:00+03:00'))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(page.getByText('Il est 12:00 à Antananarivo')).toBeVisible()
    await expect.element(page.getByText('Fermé, ouvre lundi à 8h')).toBeVisible()
  })
})

describe('the emergency panel', () => {
  test('shows the numbers of the site until the API has answered, then those of the API first', async () => {
    const { promise, release } = held()
    const contacts = [
      { id: 1, name: 'Gendarmerie', phone: '119', type: 'emergency' },
      { id: 2, name: 'Ambassade', phone: '020 22 000 01', email: 'sos@ambassade.example', type: 'embassy' },
      { id: 3, name: 'Muet', type: 'reservations' },
    ]
    const handler = http.get('*/api/emergency/contacts/', async () => {
      await promise
      return HttpResponse.json(contacts)
    })
    await renderApp('/contact', { handlers: [handler] })
    await expect.element(emergency).toBeVisible()
    expect(linksIn(emergency)).toEqual(fallbackLinks)
    await expect.element(failure).not.toBeInTheDocument()

    release()
    await expect.element(emergency.getByText('Gendarmerie', { exact: true })).toBeVisible()
    expect(linksIn(emergency)).toEqual([['119', 'tel:119'], ...fallbackLinks])
    expect(linksIn(others)).toEqual([
      ['020 22 000 01', 'tel:0202200001'],
      ['sos@ambassade.example', 'mailto:sos@ambassade.example'],
    ])
    await expect.element(page.getByText('Muet')).not.toBeInTheDocument()
  })

  test('has no links for invalid phone numbers and addresses', async () => {
    const contacts = [
      { id: 1, name: 'Piège', phone: 'javascript:alert(1)', email: 'a@b.fr?bcc=c@d.fr', type: 'emergency' },
    ]
    await renderApp('/contact', { handlers: [listOf('emergency-contacts', contacts)] })
    await expect.element(emergency.getByText('javascript:alert(1)')).toBeVisible()
    await expect.element(emergency.getByText('a@b.fr?bcc=c@d.fr')).toBeVisible()
    expect(linksIn(emergency)).toEqual(fallbackLinks)
  })

  test('shows the numbers of the site when the contacts cannot be loaded, and loads them again', async () => {
    const { handler, recover } = failingList('emergency-contacts')
    await renderApp('/contact', { handlers: [handler] })
    await expect.element(failure).toBeVisible()
    expect(linksIn(emergency)).toEqual(fallbackLinks)

    recover()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(emergency.getByText('Sapeurs-pompiers')).toBeVisible()
    await expect.element(failure).not.toBeInTheDocument()
    await expect.element(emergency).toHaveFocus()
    await expect.element(others.getByText('Service client')).toBeVisible()
  })
})

/** The text of an element, by line. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? ''
    for (let index = 0; index < text.length; index += 1) {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { top } = range.getBoundingClientRect()
      lines.set(top, (lines.get(top) ?? '') + text.charAt(index))
    }
  }
  return [...lines.values()]
}
