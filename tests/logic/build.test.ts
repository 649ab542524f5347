import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { criticalStyles } from '#src/build/critical-styles.ts'
import { caddyHeaders, contentPolicy, hostHeaders, nginxHeaders } from '#src/build/headers.ts'
import { pageDocument, shellDocument } from '#src/build/page-document.ts'
import { canNameFile, circuitPages, publicPages } from '#src/build/public-pages.ts'
import { robots, sitemap } from '#src/build/search-engines.ts'
import { webManifest } from '#src/build/web-manifest.ts'
import { readSettings } from '#src/settings.ts'

const site = 'https://voyages.test'

describe('a document', () => {
  const template = '<html><head></head><body><div id="root"></div></body></html>'
  const files = { scripts: ['/assets/framework.js', '/assets/main.js'], styles: ['/assets/site.css'] }

  /** The boot script's parameters in a document. */
  function bootPageOf(html: string): unknown {
    const [, attribute = ''] = /<script data-page='([^']*)'/.exec(html) ?? []
    return JSON.parse(attribute.replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
  }

  test('passes its path and files to the boot script', () => {
    const boot = { path: "/circuits/l'ouest&l'est", ...files }
    const html = pageDocument({
      template,
      head: '',
      styles: '',
      body: '',
      pageData: { queries: { mutations: [], queries: [] }, omitted: [] },
      builtAt: 0,
      boot,
    })
    expect(bootPageOf(html)).toEqual(boot)
  })

  test('leaves out the comments of the template', () => {
    const commented = template.replace('<head>', '<head>\n<!-- Why. -->')
    expect(shellDocument({ template: commented, head: '', body: '' }, files)).not.toContain('<!--')
  })

  test('without a page has its style sheets in the head', () => {
    const html = shellDocument({ template, head: '', body: '' }, files)
    expect(bootPageOf(html)).toEqual({ path: '', ...files, styles: [] })
    expect(html).toMatch(/<link rel="stylesheet"[^>]*href="\/assets\/site\.css">.*<\/head>/s)
  })
})

test.each(['nord', 'rn7.5', 'île-sainte-marie', 'a b', '😀', 'é'.repeat(100)])('a circuit %j gets a page', (slug) => {
  expect(canNameFile(slug)).toBe(true)
})

test.each(['.', '..', '../contact', 'nord/lieux', String.raw`a\b`, 'a\0b', '\ud800', 'é'.repeat(101), ''])(
  'a circuit %j gets no page, because a file cannot have this name',
  (slug) => {
    expect(canNameFile(slug)).toBe(false)
  },
)

describe('the content policy', () => {
  test.each([
    ['/api', `connect-src 'self'`],
    ['https://api.example.org/v1', `connect-src 'self' https://api.example.org`],
    ['http://127.0.0.1:4000', `connect-src 'self' http://127.0.0.1:4000`],
  ])('allows requests to an API at %s, and to no other host', (apiBaseUrl, directive) => {
    const policy = contentPolicy(readSettings({ VITE_API_BASE_URL: apiBaseUrl }))
    expect(policy.split('; ')).toContain(directive)
  })

  test('allows the scripts of the site and the inline script', () => {
    const policy = contentPolicy(readSettings({}))
    expect(policy).toMatch(/; script-src 'self' 'sha256-[\w+/]{43}=';/)
  })
})

test('the headers let the site itself, and nobody else, ask for the position', () => {
  expect(hostHeaders(readSettings({}))).toMatch(/^ {2}Permissions-Policy: .*\bgeolocation=\(self\)/m)
})

test.each([
  ['nginx', nginxHeaders, /^add_header (\S+) "(.*)" always;$/],
  ['Caddy', caddyHeaders, /^header (\S+) "(.*)"$/],
])('%s gets the headers of every response', (_, headersFor, format) => {
  const settings = readSettings({ VITE_API_BASE_URL: 'https://api.example.org/v1' })
  const lines = headersFor(settings)
    .trim()
    .split('\n')
    .map((line) => line.replace(format, '  $1: $2'))
  expect(hostHeaders(settings)).toContain(`/*\n${lines.join('\n')}\n/assets/*\n`)
})

test('critical styles keep the rules of the first paint and drop those for hovering', async () => {
  // Beasties cannot parse this selector (critical-styles.ts).
  const firstPaint = ':root:has([data-foot-bar]):not(:has(input:focus)){--height:60px}'
  const later = ':is(.a:hover *){color:red}'
  expect(await criticalStyles('<p class="a" data-foot-bar>Texte</p>', firstPaint + later)).toBe(firstPaint)
})

describe('the web manifest', () => {
  test('has the colour of the paper', async () => {
    const colour = /--vanilla: (#\w+);/.exec(await readFile('src/app/tokens.css', 'utf8'))?.[1]
    expect(JSON.parse(webManifest('Dia Madagascar'))).toMatchObject({ background_color: colour, theme_color: colour })
  })

  test('names the site and describes it in French', () => {
    expect(JSON.parse(webManifest('Dia Madagascar'))).toMatchObject({
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
    ['Voyages Madagascar Sud', 'Voyages'],
    ['La Grande Île', 'La Grande'],
    ['Île au vent', 'Île au vent'],
    ['Découvertes malgaches', 'Découvertes'],
  ])('shortens %s to %s under its icon', (name, short) => {
    expect(JSON.parse(webManifest(name))).toMatchObject({ name, short_name: short })
  })
})

test('robots.txt disallows nothing and has the URL of the sitemap', () => {
  const text = robots(site)
  expect(text).not.toMatch(/^Disallow/m)
  expect(text).toMatch(/^User-agent: \*\nAllow: \/$/m)
  expect(text).toMatch(/^Sitemap: https:\/\/voyages\.test\/sitemap\.xml$/m)
})

describe('the sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

  test('lists every public page, and the circuits with their tabs', () => {
    const found = locations(sitemap(site, circuits))
    const paths = [...publicPages, ...circuits.flatMap(({ slug }) => circuitPages(slug))]
    expect(found).toEqual(paths.map((path) => site + path))
  })

  test('has the day a circuit was changed, if the API sends a valid date', () => {
    const lastmodOf = (updated_at: string | null | undefined) =>
      /<lastmod>.*<\/lastmod>/.exec(sitemap(site, [{ slug: 'nord', updated_at }]))?.[0]
    expect(lastmodOf('2025-01-15T08:00:00Z')).toBe('<lastmod>2025-01-15</lastmod>')
    expect(lastmodOf('2025-01-15T08:00:00.123456+03:00')).toBe('<lastmod>2025-01-15</lastmod>')
    expect(lastmodOf('2025-01-15')).toBe('<lastmod>2025-01-15</lastmod>')
    expect(lastmodOf('2026-02-30')).toBeUndefined()
    for (const unreadable of ['hier', '2025-13-45', '15/01/2025', '2025-01-15<b>', '', null, undefined]) {
      expect(lastmodOf(unreadable)).toBeUndefined()
    }
  })

  test('escapes slugs of the API', () => {
    const found = locations(sitemap(site, [{ slug: "l'île & <co>/$&", updated_at: null }]))
    expect(found.at(-1)).toBe(`${site}/circuits/l&apos;%C3%AEle%20%26%20%3Cco%3E%2F%24%26/reserver`)
  })
})
