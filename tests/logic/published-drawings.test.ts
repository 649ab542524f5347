import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { circuitSharePicture, sharePictures } from '#src/pictures/share-pictures.ts'
import { posters } from '#src/pictures/posters.ts'
import { brand } from '#src/published/brand.ts'
import { drawnFiles } from '#src/published/drawn-files.ts'
import { createRuler } from '#src/published/lettering.ts'
import { palette } from '#src/published/palette.ts'
import { createRasterizer } from '#src/published/rasterizer.ts'

const rasterizer = await createRasterizer(process.cwd())
const ruler = createRuler(rasterizer)

/** The size of a PNG, from its header. */
function sizeOf(png: Uint8Array) {
  const bytes = Buffer.from(png)
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('the drawn files', () => {
  const files = drawnFiles(process.cwd(), 'Aller & « Venir »')

  test('are the share pictures that the pages name, and the icons', () => {
    const named = [
      ...Object.values(sharePictures),
      ...Object.keys(posters).map((slug) => circuitSharePicture(slug)),
    ].map((picture) => picture?.path)
    const icons = [
      '/favicon.ico',
      '/icons/apple-touch-icon.png',
      '/icons/icon-192.png',
      '/icons/icon-512.png',
      '/icons/maskable-512.png',
    ]
    expect(new Set(Object.keys(files))).toEqual(new Set([...named, ...icons]))
  })

  // The one with the most leaves. The journeys look at them all.
  test('have the size that was announced, and are light enough for every app', { timeout: 60_000 }, async () => {
    const png = (await files['/share/circuits/est.png']?.()) ?? new Uint8Array()
    expect(sizeOf(png)).toEqual([1200, 630])
    expect(png.length).toBeLessThan(300_000)
  })

  test('the favicon holds a PNG of each size where its header says', async () => {
    const ico = Buffer.from((await files['/favicon.ico']?.()) ?? [])
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
    const images = [0, 1, 2].map((index) => {
      const entry = 6 + 16 * index
      const offset = ico.readUInt32LE(entry + 12)
      const end = offset + ico.readUInt32LE(entry + 8)
      return { announced: ico[entry], size: sizeOf(ico.subarray(offset, end)), end }
    })
    expect(images).toMatchObject([16, 32, 48].map((size) => ({ announced: size, size: [size, size] })))
    expect(images.at(-1)?.end).toBe(ico.length)
  })
})

describe('lettering', () => {
  test('is drawn in the fonts of the site: bold is wider than light', () => {
    expect(ruler.widthOf('Madagascar', 'display', 100)).toBeGreaterThan(
      ruler.widthOf('Madagascar', 'displayLight', 100),
    )
    expect(ruler.widthOf('Éœ’', 'text', 100)).toBeGreaterThan(100)
  })

  test('fills the room it has, up to its largest size', () => {
    const size = ruler.fit('Ouest', 'display', { width: 452, largest: 176 })
    expect(ruler.widthOf('Ouest', 'display', size)).toBeCloseTo(452)
    expect(ruler.fit('Sud', 'display', { width: 4520, largest: 176 })).toBe(176)
  })

  const widthOfBrand = (name: string) =>
    rasterizer.inkWidth(
      `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="300">${brand(ruler, { name, x: 0, baseline: 200, width: 690, largest: 130 })}</svg>`,
    )

  test.each([
    'Dia Madagascar',
    'Les Grandes Traversées de Madagascar',
    'Voyages-Madagascar-Découverte',
  ])('of the name %s fills its width and no more', (name) => {
    expect(Math.abs(widthOfBrand(name) - 690)).toBeLessThan(12)
  })

  test('of a short name does not grow without end', () => {
    expect(widthOfBrand('Dia')).toBeLessThan(300)
  })

  test('uses the colours of the site alone', async () => {
    const tokens = await readFile('src/app/tokens.css', 'utf8')
    for (const colour of Object.values(palette)) expect(tokens).toContain(colour)
  })
})
