import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { makeFont, ownFaces } from '#src/app/fonts/make-fonts.js'

const css = await readFile('src/app/fonts.css', 'utf8')
const faces = ownFaces(css)
const own = faces.map(({ letters }) => letters).join('')

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/mocks/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('the fonts of the first load', () => {
  test.each(faces)('$name matches what npm run fonts generates', async (face) => {
    const file = await readFile(`src/app/fonts/${face.name}.woff2`)
    expect(file.equals(await makeFont(face)), 'npm run fonts generates it again').toBe(true)
  })

  test('have every letter that the site uses', () => {
    expect(faces.map(({ name }) => name)).toEqual(['besley', 'instrument-sans'])
    // Spaces, Chinese and '²' are in neither font: browsers take them from the next family.
    const needed = new Set(
      Object.values(sources)
        .join('')
        .match(/[\u00a1-\u02ff\u2010-\u2027\u2030-\u20ff]/g),
    )
    expect([...needed].filter((letter) => !own.includes(letter))).toEqual(['²'])
  })
})
