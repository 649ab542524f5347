import { readdirSync, readFileSync } from 'node:fs'
import { expect, setClockToBuildTime, test } from '#tests/journeys/support/site-test.ts'

/** Texts that only the mock API has. */
const mockTexts = ['Sentier des Trois Baies', 'Cette adresse n’existe pas.', 'Fonderies d']

function scriptsOf(build: string): string {
  return readdirSync(`${build}/assets`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${build}/assets/${file}`, 'utf8'))
    .join('\n')
}

test('only the demonstration build contains the mock API', () => {
  for (const word of mockTexts) {
    expect(scriptsOf('dist')).toContain(word)
    expect(scriptsOf('dist-api')).not.toContain(word)
  }
})

test('a build for a real API does not call itself a demonstration', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expect(page.getByText(/Mode démonstration/)).toBeHidden()
})

test.describe('on the embedded mock API', () => {
  test.use({ build: 'dist' })

  test('every page and every receipt says that nothing is sent', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText('Mode démonstration : vos demandes ne sont pas transmises.')).toBeVisible()
    await page.getByLabel('Nom').fill('Lova')
    await page.getByLabel('Email').fill('lova@exemple.fr')
    await page.getByRole('textbox', { name: /^Message/ }).fill('Bonjour')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByText('Essai : message non transmis')).toBeVisible()
    await expect(page.getByText('Personne n’a rien reçu, et rien ne suivra.')).toBeVisible()
    await expect(page.getByText(/^Un vrai envoi aurait sa réponse \S+ avant \d/)).toBeVisible()
  })

  test('the mock API is loaded with the first call, not before', async ({ page, build }) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      if (response.url().includes('/assets/respond')) scripts.add(response.url())
    })
    await setClockToBuildTime(page, build)
    // The form loads last, unless it is in view.
    await page.goto('/#reservation-form')
    await expect(page.getByLabel('Circuit souhaité')).toBeVisible()
    expect(scripts.size).toBe(0)
    await page.clock.setFixedTime(Date.now() + 6 * 60_000)
    await page.reload()
    await expect.poll(() => scripts.size).toBe(1)
    expect(readFileSync('dist/index.html', 'utf8')).not.toContain('respond')
  })
})
