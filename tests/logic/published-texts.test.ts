import { describe, expect, test, vi } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { listen, listenMockApi } from '#mocks/listen.ts'
import { sitemap } from '#src/published/sitemap.ts'
import { writtenFiles } from '#src/published/written-files.ts'
import { readSettings } from '#src/settings.ts'
import { publicPages } from '#tests/public-pages.ts'

const site = 'https://voyages.test'

function filesWith(environment: Record<string, string> = {}) {
  const warn = vi.fn<(text: string) => void>()
  const settings = readSettings({ VITE_SITE_URL: site, ...environment })
  return { warn, files: writtenFiles(settings, warn) }
}

const read = (files: ReturnType<typeof filesWith>['files'], path: string) =>
  files[path]?.() ?? Promise.reject(new Error(`There is no ${path}`))

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

describe('the manifest', () => {
  test('names the site and describes it in French', async () => {
    const manifest: unknown = JSON.parse(await read(filesWith().files, '/manifest.webmanifest'))
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
    const { files } = filesWith({ VITE_SITE_NAME: name })
    expect(JSON.parse(await read(files, '/manifest.webmanifest'))).toMatchObject({
      name,
      short_name: short,
    })
  })
})

test('robots.txt closes nothing and says where the sitemap is', async () => {
  const robots = await read(filesWith().files, '/robots.txt')
  expect(robots).not.toMatch(/^Disallow/m)
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m)
  expect(robots).toMatch(/^Sitemap: https:\/\/voyages\.test\/sitemap\.xml$/m)
})

describe('the sitemap', () => {
  test('on the embedded API, names every public page and its circuits with their tabs', async () => {
    const { files, warn } = filesWith()
    const found = locations(await read(files, '/sitemap.xml'))
    expect(found.slice(0, 10)).toEqual(publicPages.map((path) => site + path))
    expect(found).toHaveLength(10 + 4 * 5)
    expect(found).toEqual(
      expect.arrayContaining(
        ['', '/lieux', '/routes', '/reserver'].map((tab) => `${site}/circuits/nord${tab}`),
      ),
    )
    expect(found.join()).not.toMatch(/test$|test,|invitation|\$/)
    expect(warn).not.toHaveBeenCalled()
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

  test('asks a real API for its circuits, page after page', async () => {
    const api = await listenMockApi((request) => {
      const { searchParams, origin } = new URL(request.url)
      const second = searchParams.has('page')
      const next = second ? null : `${origin}/v1/geography/circuits/?page=2`
      const results = second ? circuits.slice(2) : circuits.slice(0, 2)
      return Response.json({ results, count: circuits.length, next, previous: null })
    })
    const { files, warn } = filesWith({
      VITE_MAINTENANCE_MODE: 'false',
      VITE_API_BASE_URL: '/v1',
      VITE_SITE_URL: api.url,
    })
    const found = locations(await read(files, '/sitemap.xml'))
    await api.close()
    expect(found).toHaveLength(10 + 4 * 5)
    expect(found.at(-1)).toBe(`${api.url}/circuits/ouest/reserver`)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    ['an API that fails', () => new Response(null, { status: 503 }), 'status: 503'],
    ['an API that cuts the line', () => 'reset' as const, 'No answer'],
    ['an API that speaks of something else', () => Response.json({}), 'did not answer with a list'],
  ])('does without the circuits of %s, and says so in one line', async (_api, reply, reason) => {
    const api = await listen(async () => reply())
    const { files, warn } = filesWith({
      VITE_MAINTENANCE_MODE: 'false',
      VITE_API_BASE_URL: `${api.url}/api`,
    })
    expect(locations(await read(files, '/sitemap.xml'))).toHaveLength(10)
    await api.close()
    expect(warn).toHaveBeenCalledOnce()
    const [text = ''] = warn.mock.calls[0] ?? []
    expect(text).toContain(`sitemap.xml names no circuits: ${api.url}/api did not give them`)
    expect(text).toContain(reason)
    expect(text).not.toContain('\n')
  })

  test('asks nobody while the site has no address of its own', async () => {
    const { files, warn } = filesWith({
      VITE_MAINTENANCE_MODE: 'false',
      VITE_SITE_URL: 'https://dia-madagascar.example',
    })
    expect(locations(await read(files, '/sitemap.xml'))).toHaveLength(10)
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/VITE_SITE_URL/)]])
  })
})
