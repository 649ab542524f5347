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
  test.each(faces)('$name holds what its face asks for', async (face) => {
    const file = await readFile(`src/app/fonts/${face.name}.woff2`)
    expect(file.equals(await makeFont(face)), 'npm run fonts makes it anew').toBe(true)
  })

  test('have the letters of all that the site says', () => {
    expect(faces.map(({ name }) => name)).toEqual(['besley', 'instrument-sans'])
    // Spaces and Chinese are in neither font, whose place the next family takes, as it does for a squared kilometre.
    const needed = new Set(Object.values(sources).join('').match(/[\u00a1-\u02ff\u2010-\u2027\u2030-\u20ff]/g))
    expect([...needed].filter((letter) => !own.includes(letter))).toEqual(['²'])
  })
})
