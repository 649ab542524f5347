import { describe, expect, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { sitemap } from '#src/published/sitemap.ts'
import { writtenFiles } from '#src/published/written-files.ts'
import { readSettings } from '#src/settings.ts'
import { circuitPages, publicPages } from '#tests/public-pages.ts'

const site = 'https://voyages.test'

function read(path: string, environment: Record<string, string> = {}): Promise<string> {
  const files = writtenFiles(readSettings({ VITE_SITE_URL: site, ...environment }))
  return files[path]?.() ?? Promise.reject(new Error(`There is no ${path}`))
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

describe('the manifest', () => {
  test('names the site and describes it in French', async () => {
    const manifest: unknown = JSON.parse(await read('/manifest.webmanifest'))
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Dia Madagascar',
      short_name: 'Dia',
      description: expect.stringMatching(/^Des circuits à Madagascar/),
      lang: 'fr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      shortcuts: [
        { name: 'Nos circuits', url: '/#circuits' },
        { name: 'Demander des conseils', url: '/contact' },
        { name: 'Télécharger l’application', url: '/telecharger' },
      ],
    })
  })

  test.each([
    ['Autre', 'Autre'],
    ['Le Grand Voyage', 'Le Grand'],
    ['La Grande Île', 'La Grande'],
    ['Île au vent', 'Île au vent'],
    ['Découvertes malgaches', 'Découvertes'],
  ])('shortens %s to %s under its icon', async (name, short) => {
    expect(JSON.parse(await read('/manifest.webmanifest', { VITE_SITE_NAME: name }))).toMatchObject({
      name,
      short_name: short,
    })
  })
})

test('robots.txt closes nothing and says where the sitemap is', async () => {
  const robots = await read('/robots.txt')
  expect(robots).not.toMatch(/^Disallow/m)
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m)
  expect(robots).toMatch(/^Sitemap: https:\/\/voyages\.test\/sitemap\.xml$/m)
})

describe('the sitemap', () => {
  test('names every public page and the circuits with their tabs', () => {
    const found = locations(sitemap(site, circuits))
    expect(found.slice(0, 10)).toEqual(publicPages.map((path) => site + path))
    expect(found).toHaveLength(10 + 4 * 5)
    expect(found).toEqual(
      expect.arrayContaining(circuitPages('nord').map((path) => site + path)),
    )
    expect(found.join()).not.toMatch(/test$|test,|invitation|\$/)
  })

  test('says when a circuit was changed, where the API tells it in a readable way', () => {
    const lastmodOf = (updated_at: string | null | undefined) =>
      /<lastmod>.*<\/lastmod>/.exec(sitemap(site, [{ slug: 'nord', updated_at }]))?.[0]
    expect(lastmodOf('2025-01-15T08:00:00Z')).toBe('<lastmod>2025-01-15</lastmod>')
    expect(lastmodOf('2025-01-15T08:00:00.123456+03:00')).toBe('<lastmod>2025-01-15</lastmod>')
    expect(lastmodOf('2025-01-15')).toBe('<lastmod>2025-01-15</lastmod>')
    for (const unreadable of ['hier', '2025-13-45', '15/01/2025', '2025-01-15<b>', '', null, undefined]) {
      expect(lastmodOf(unreadable)).toBeUndefined()
    }
  })

  test('escapes whatever the API calls its circuits', () => {
    const found = locations(sitemap(site, [{ slug: "l'île & <co>/$&", updated_at: null }]))
    expect(found.at(-1)).toBe(`${site}/circuits/l&apos;%C3%AEle%20%26%20%3Cco%3E%2F%24%26/reserver`)
  })
})
