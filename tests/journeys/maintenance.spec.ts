import { readdirSync, readFileSync } from 'node:fs'
import { expect, returnToBuild, test } from '#tests/journeys/support/site-test.ts'

/** Words of the fixtures and endpoints that nothing else in the site says. */
const mockWords = ['Sentier des Trois Baies', 'Cette adresse n’existe pas.', 'Fonderies d']

function scriptsOf(build: string): string {
  return readdirSync(`${build}/assets`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${build}/assets/${file}`, 'utf8'))
    .join('\n')
}

test('a build for a real API holds nothing of the mock, and the other one does', () => {
  for (const word of mockWords) {
    expect(scriptsOf('dist')).toContain(word)
    expect(scriptsOf('dist-api')).not.toContain(word)
  }
})

test('a build for a real API does not call itself a demonstration', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expect(page.getByText(/Mode démonstration/)).toBeHidden()
})

test.describe('on the embedded API', () => {
  test.use({ build: 'dist' })

  test('the mock is loaded when it is asked, and not for what the page has brought and is fresh', async ({
    page,
    build,
  }) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      if (response.url().includes('/assets/respond')) scripts.add(response.url())
    })
    await returnToBuild(page, build)
    await page.goto('/')
    // The form, which is the last to come.
    await expect(page.getByLabel('Circuit souhaité')).toBeAttached()
    expect(scripts.size).toBe(0)
    await page.clock.setFixedTime(Date.now() + 6 * 60_000)
    await page.reload()
    await expect.poll(() => scripts.size).toBe(1)
    expect(readFileSync('dist/index.html', 'utf8')).not.toContain('respond')
  })
})
