import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hiddenPages, publicPages } from '#src/build/public-pages.ts'
import { renderApp } from '#tests/render-app.tsx'
import { listOf } from '#tests/screens/lists.ts'

const site = 'https://dia-madagascar.example'
const ownPictures: Record<string, string> = {
  '/telecharger': '/share/telecharger.png',
  '/circuits/nord': '/share/circuits/nord.png',
  '/circuits/nord/lieux': '/share/circuits/nord.png',
  '/circuits/nord/routes': '/share/circuits/nord.png',
  '/circuits/nord/reserver': '/share/circuits/nord.png',
  '/circuits/sud': '/share/circuits/sud.png',
}
const indexed = [...publicPages, ...Object.keys(ownPictures).filter((path) => path !== '/telecharger')]

const content = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute('content'))
const only = (selector: string) => {
  const all = content(selector)
  expect([selector, all.length]).toEqual([selector, 1])
  return all[0] ?? ''
}

describe('the document head', () => {
  test.each([...indexed, ...hiddenPages])('of %s is complete', async (path) => {
    await renderApp(path)
    await expect.poll(() => content('meta[property="og:url"]')).toEqual([`${site}${path}`])

    expect(document.title).toMatch(/^.{4,60} – Dia Madagascar$/)
    const description = only('meta[name=description]')
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(180)
    const canonical = [...document.head.querySelectorAll('link[rel=canonical]')]
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual([`${site}${path}`])
    expect(only('meta[name=robots]')).toBe(
      hiddenPages.includes(path) ? 'noindex' : 'index, follow, max-image-preview:large',
    )

    const title = only('meta[property="og:title"]')
    expect(document.title).toBe(`${title} – Dia Madagascar`)
    expect(only('meta[property="og:description"]')).toBe(description)
    expect(only('meta[property="og:site_name"]')).toBe('Dia Madagascar')
    expect(only('meta[property="og:locale"]')).toBe('fr_FR')
    expect(only('meta[property="og:type"]')).toBe('website')
    const picture = `${site}${ownPictures[path] ?? '/share/home.png'}`
    expect(only('meta[property="og:image"]')).toBe(picture)
    expect(only('meta[property="og:image:width"]')).toBe('1200')
    expect(only('meta[property="og:image:height"]')).toBe('630')
    expect(only('meta[property="og:image:alt"]')).not.toBe('')

    expect(only('meta[name="twitter:card"]')).toBe('summary_large_image')
    expect(only('meta[name="twitter:title"]')).toBe(title)
    expect(only('meta[name="twitter:description"]')).toBe(description)
    expect(only('meta[name="twitter:image"]')).toBe(picture)
  })

  test('has a title and description of its own on each page, also in strict mode', async () => {
    const { router } = await renderApp(indexed[0] ?? '', { isStrict: true })
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const path of indexed) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await router.navigate({ href: path })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect.poll(() => content('meta[property="og:url"]')).toEqual([`${site}${path}`])
      titles.add(document.title)
      descriptions.add(only('meta[name=description]'))
    }
    expect(titles.size).toBe(indexed.length)
    expect(descriptions.size).toBe(indexed.length)
  })

  test('of the download page has keywords', async () => {
    await renderApp('/telecharger')
    await expect.poll(() => content('meta[name=keywords]')).toEqual([expect.stringMatching(/GPS/)])
  })

  test.each([
    ['/nulle-part', 'Page non trouvée'],
    ['/circuits/inconnu', 'Circuit non trouvé'],
    ['/circuits/inconnu/lieux', 'Circuit non trouvé'],
  ])('of %s keeps search engines out', async (path, title) => {
    await renderApp(path)
    await expect.poll(() => document.title).toBe(`${title} – Dia Madagascar`)
    expect(only('meta[name=robots]')).toBe('noindex')
    expect(only('meta[name=description]')).toMatch(/n’existe pas/)
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull()
    expect(content('meta[property^="og:"]')).toEqual([])
  })
})

describe('structured data', () => {
  test.each([
    ['/', ['TravelAgency', 'WebSite']],
    ['/circuits/nord', ['TouristTrip', 'BreadcrumbList']],
    ['/circuits/nord/lieux', ['BreadcrumbList']],
    ['/contact', ['ContactPage']],
    ['/faq', ['FAQPage']],
    ['/blog', ['Blog']],
    ['/telecharger', ['SoftwareApplication']],
    ['/services', ['WebPage']],
    ['/a-propos', ['WebPage']],
    ['/cgu', ['WebPage']],
  ])('of %s has the right types', async (path, types) => {
    await renderApp(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => structuredData().map((thing) => thing['@type'])).toEqual(types)
    expect(structuredData().every((thing) => thing['@context'] === 'https://schema.org')).toBe(true)
  })

  test('of a general page repeats its head', async () => {
    await renderApp('/mentions-legales')
    await expect
      .poll(() => structuredData()[0])
      .toMatchObject({
        url: expect.stringMatching(/^https:.*\/mentions-legales$/),
        name: 'Mentions légales – Dia Madagascar',
        description: expect.stringContaining('Qui publie ce site'),
      })
  })

  test('of the provider has contact details and no ratings', async () => {
    await renderApp('/')
    await expect
      .poll(() => structuredData()[0])
      .toMatchObject({
        name: 'Dia Madagascar',
        telephone: '+261 20 22 000 00',
        email: 'contact@dia-madagascar.example',
        openingHours: ['Mo-Fr 08:00-17:00', 'Sa 08:00-12:00'],
      })
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toMatch(/rating|95/i)
  })

  test('escapes markup in API texts', async () => {
    const hostile = '</script><img src=x onerror="document.title=1"><!--'
    await renderApp('/circuits/piege', {
      handlers: [listOf('circuits', [{ id: 7, name: hostile, slug: 'piege', description_fr: hostile }])],
    })
    await expect.poll(() => structuredData()[0]).toMatchObject({ name: `Circuit ${hostile}`, description: hostile })
    expect(document.querySelector('img[src=x]')).toBeNull()
  })

  test('of a circuit lists its places', async () => {
    await renderApp('/circuits/nord')
    await expect
      .poll(() => structuredData()[0]?.['itinerary'])
      .toMatchObject({ numberOfItems: 9, itemListElement: { length: 9 } })
  })
})

function structuredData(): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script): Record<string, unknown> =>
    JSON.parse(script.textContent),
  )
}
