import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { circuits } from '#mocks/data/circuits.ts'
import { linksIn } from '#tests/links-in.ts'
import { renderApp } from '#tests/render-app.tsx'
import { listOf } from '#tests/screens/lists.ts'

const box = (name: string) => page.getByRole('checkbox', { name: `Comparer : ${name}` })
const heading = page.getByRole('heading', { name: 'Comparer les circuits' })
const table = page.getByRole('table', { name: 'Les circuits choisis, côte à côte' })
const names = () =>
  table
    .getByRole('columnheader')
    .elements()
    .map((cell) => cell.textContent)

/** The cells in the line below a title. */
function cellsOf(title: string): (string | null)[] {
  const row = table.getByText(title, { exact: true }).element().closest('tbody')
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
}

describe('the comparison of circuits', () => {
  test('opens with the second circuit that is chosen, and is in the URL', async () => {
    const { router } = await renderApp('/#circuits')
    await box('Nord').click()
    await expect.element(box('Nord')).toHaveAccessibleDescription('Choisissez-en un deuxième.')
    await expect.element(heading).not.toBeInTheDocument()
    await box('Ouest').click()
    await expect.element(heading).toBeVisible()
    await expect.poll(names).toEqual(['Nord', 'Ouest'])
    expect(router.state.location.search).toEqual({ comparer: 'nord,ouest' })
    await expect
      .element(page.getByRole('link', { name: 'Voir la comparaison' }).first())
      .toHaveAttribute('href', '#comparer')
  })

  test('can be shared', async () => {
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => false })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'canShare')
    })
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await renderApp('/?comparer=nord,ouest')
    await page.getByRole('button', { name: 'Partager la comparaison' }).click()
    await expect.element(page.getByText('Lien copié.')).toBeVisible()
    expect(write).toHaveBeenCalledWith(location.href)
  })

  test('sets the facts side by side', async () => {
    await renderApp('/?comparer=nord,ouest')
    await expect.element(table).toBeVisible()
    expect(cellsOf('Durée')).toEqual(['9 jours', '9 jours'])
    expect(cellsOf('Sur la route')).toEqual(['12 à 18 h430 km', '25 à 35 h762 km'])
    expect(cellsOf('Journée la plus longue')[1]).toBe('8 h 20 à 11 h 55Jour 7\u202f: Deux bacs jusqu’à Kirindy')
    expect(cellsOf('Mois')[1]).toMatch(
      /^ouvert\u202f: mai à novembre\u202f; ouvert en partie\u202f: avril\u202f; fermé\u202f: décembre à mars/,
    )
    expect(cellsOf('Niveau')[0]).toMatch(/^2 sur 4/)
    expect(cellsOf('Temps forts')[1]).toBe('TsingyBaobabsLémuriensFleuves et canaux')
    expect(cellsOf('Bateaux et vols')).toEqual(['5 bateaux, 2 vols', '5 bateaux, 1 vol'])
    expect(linksIn(table)).toEqual([
      ['Nord', '/circuits/nord'],
      ['Ouest', '/circuits/ouest'],
      ['Demander un devis : Nord', '/circuits/nord/reserver'],
      ['Demander un devis : Ouest', '/circuits/ouest/reserver'],
    ])
  })

  test('takes the first three circuits of a URL', async () => {
    await renderApp('/?comparer=nord,ouest,sud,est')
    await expect.poll(names).toEqual(['Nord', 'Ouest', 'Sud'])
  })

  test('prefers the highlights of a record, and says what is not known', async () => {
    const records = [
      { ...circuits[1], highlights: [{ text: 'La mer d’Émeraude' }] },
      { id: 9, name: 'Lointain', slug: 'lointain' },
    ]
    await renderApp('/?comparer=nord,lointain', { handlers: [listOf('circuits', records)] })
    await expect.element(table).toBeVisible()
    expect(cellsOf('Temps forts')).toEqual(['La mer d’Émeraude', 'Non précisé'])
    expect(cellsOf('Mois')[1]).toBe('Non précisé')
  })

  test('takes three circuits, and says why not a fourth', async () => {
    const { router } = await renderApp('/?comparer=nord,inconnu,ouest')
    await box('Sud').click()
    await expect.poll(names).toEqual(['Nord', 'Ouest', 'Sud'])
    await expect.element(box('Est')).toHaveAttribute('aria-disabled', 'true')
    await box('Est').click({ force: true })
    await expect.element(box('Est')).not.toBeChecked()
    await expect.element(box('Est')).toHaveAccessibleDescription(/^Trois circuits au plus/)

    await table.getByRole('button', { name: 'Retirer : Ouest' }).click()
    await expect.poll(names).toEqual(['Nord', 'Sud'])
    await expect.element(box('Est')).toHaveAttribute('aria-disabled', 'false')
    expect(document.activeElement?.id).toBe('comparer')
    await expect.element(page.getByText('2 circuits à comparer')).toBeInTheDocument()
    expect(router.state.location.search).toEqual({ comparer: 'nord,sud' })
  })

  test('fits a phone', async () => {
    await page.viewport(360, 740)
    await renderApp('/?comparer=nord,ouest,sud')
    await expect.element(table).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
    const cells = table.element().querySelectorAll('td')
    expect([...cells].filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([])
    await page.viewport(1280, 900)
  })
})
