import type { RequestHandler } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/render-app.tsx'
import { answering, ask, chat, log, opener } from '#tests/screens/chat-window.ts'
import { failingList } from '#tests/screens/lists.ts'

const places = log.getByRole('list', { name: 'Lieux recommandés' })

const reply = answering({
  related_places: [
    { name: 'Allée des Baobabs', description: 'Menabe, circuit Ouest' },
    { name: 'Atlantide', description: 'Sous la mer' },
    { name: 'Isalo', description: 'Une de trop' },
  ],
})

describe('recommended places', () => {
  test('are two at most, linked to their circuit where it is known', async () => {
    await askForPlaces([reply])
    await expect.element(places.getByText('Atlantide')).toBeVisible()
    await expect.element(places.getByText('Sous la mer')).toBeVisible()
    await expect.element(log.getByText('Une de trop')).not.toBeInTheDocument()
    await expect
      .element(places.getByRole('link', { name: /^Allée des Baobabs/ }))
      .toHaveAttribute('href', '/circuits/ouest/lieux')
    expect(places.getByRole('link').elements()).toHaveLength(1)
  })

  test('have typographic apostrophes', async () => {
    await askForPlaces([answering({ related_places: [{ name: "Parc de l'Isalo", description: "Au cœur de l'île" }] })])
    await expect.element(places.getByText('Parc de l’Isalo')).toBeVisible()
    await expect.element(places.getByText('Au cœur de l’île')).toBeVisible()
  })

  test('have no link where the lists cannot be loaded', async () => {
    await askForPlaces([failingList('places').handler, reply])
    await expect.element(places.getByText('Allée des Baobabs')).toBeVisible()
    await expect.element(places.getByRole('link')).not.toBeInTheDocument()
  })

  test('keep the panel open when their link is followed', async () => {
    const { router } = await askForPlaces([reply])
    await places.getByRole('link').click()
    await expect.poll(() => router.state.location.pathname).toBe('/circuits/ouest/lieux')
    await expect.element(chat).toBeVisible()
  })

  test('close the panel on a phone when their link is followed', async () => {
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(1280, 900))
    await askForPlaces([reply])
    await places.getByRole('link').click()
    await expect.element(chat).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Lieux', exact: true })).toHaveFocus()
  })
})

async function askForPlaces(handlers: RequestHandler[]) {
  const app = await renderApp('/test', { handlers })
  await opener.click()
  await ask('Où ?')
  return app
}
