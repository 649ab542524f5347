import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'

const section = page.getByRole('region', { name: 'À emporter' })

/** It is loaded once it is near. */
async function openSection(path = '/circuits/nord') {
  await renderApp(path)
  await expect.element(page.getByRole('heading', { name: 'Et maintenant ?' })).toBeInTheDocument()
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(section).toBeVisible()
}

/** The files that the page hands to the browser. */
function watchDownloads() {
  const downloads: { name: string; text: Promise<string> }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, text: fetch(this.href).then((response) => response.text()) })
  })
  return downloads
}

function canShareNothing() {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => false })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
  })
}

describe('what a traveller takes along', () => {
  test('is a file of points', async () => {
    const downloads = watchDownloads()
    await openSection()
    await section.getByRole('button', { name: 'Fichier GPX' }).click()
    await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['circuit-nord.gpx'])
    expect(await downloads[0]?.text).toContain('<name>Circuit Nord</name>')
  })

  test('is a file of dates, once a first day is chosen', async () => {
    const downloads = watchDownloads()
    canShareNothing()
    await openSection()
    const start = section.getByLabelText('Premier jour')
    const add = section.getByRole('button', { name: 'Ajouter à l’agenda' })
    await add.click()
    await expect.element(start).toHaveAccessibleDescription('Choisissez le jour du départ')
    await start.fill('2027-05-10')
    await add.click()
    await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['circuit-nord.ics'])
    expect(await downloads[0]?.text).toContain('DTSTART;VALUE=DATE:20270510')
  })

  test('is a text, unless the browser does not let it be copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await openSection()
    const copy = section.getByRole('button', { name: 'Copier le carnet de route' })
    await copy.click()
    await expect.element(page.getByText('Carnet de route copié.')).toBeVisible()
    expect(write.mock.calls[0]?.[0]).toMatch(/^CIRCUIT NORD/)
    write.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'))
    await copy.click()
    await expect.element(page.getByText(/n’a pas laissé copier le carnet de route/)).toBeVisible()
  })

  test('is a plan for somebody at home, from the chosen first day', async () => {
    canShareNothing()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openSection()
    const start = section.getByLabelText('Premier jour')
    const plan = section.getByRole('button', { name: 'Laisser le plan à un proche' })
    await plan.click()
    await expect.element(start).toHaveAccessibleDescription('Choisissez le jour du départ')
    await start.fill('2027-05-10')
    await plan.click()
    await expect.element(page.getByText('Plan copié.')).toBeVisible()
    await expect.element(section.getByText(/^En février, ce circuit/)).not.toBeInTheDocument()
    await start.fill('2027-02-10')
    await expect.element(section.getByText(/^En février, ce circuit est fermé/)).toBeVisible()
    expect(write.mock.calls[0]?.[0]).toContain('Circuit Nord, du 10 mai 2027 au 18 mai 2027')
  })

  test('is a link to the open day without what else is in the address, copied where it cannot be shared', async () => {
    canShareNothing()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openSection('/circuits/nord?fbclid=personal#jour-3')
    await section.getByRole('button', { name: 'Partager ce circuit' }).click()
    await expect.element(page.getByText('Lien copié.')).toBeVisible()
    expect(write).toHaveBeenCalledWith(`${location.origin}/circuits/nord#jour-3`)
  })
})
