/* Makes the font files beside this one: node src/app/fonts/make-fonts.js */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** @typedef {{ name: string, weights: number[], letters: string }} Face */

/** What the site's own files are cut from, by the beginning of their names. */
const origins = {
  besley: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  'instrument-sans': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}
/** Kerning, ligatures and accents: what a browser applies by itself. */
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk']
/** Copyright and licence, which the SIL Open Font License wants kept. */
const names = [0, 13, 14]

/** The faces that `css` takes from files of its own, each saying what its file holds. */
export function ownFaces(/** @type {string} */ css) {
  return [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, face = '']) => {
    const name = /url\('\.\/fonts\/(.+)\.woff2'\)/.exec(face)?.[1]
    const weights = /font-weight: ([\d ]+)/.exec(face)?.[1]?.split(' ').map(Number)
    return name && weights ? [{ name, weights, letters: lettersOf(face) }] : []
  })
}

function lettersOf(/** @type {string} */ face) {
  const ranges = face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)
  return [...ranges]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      const count = Number.parseInt(to, 16) - first + 1
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}

/** The content of a face's file. */
export async function makeFont(/** @type {Face} */ { name, weights, letters }) {
  const origin = Object.entries(origins).find(([family]) => name.startsWith(family))?.[1]
  const [min = 0, max = min] = weights
  return subsetFont(await readFile(`node_modules/${origin}`), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: features,
    preserveNameIds: names,
  })
}

async function writeFont(/** @type {Face} */ face) {
  await writeFile(`src/app/fonts/${face.name}.woff2`, await makeFont(face))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await Promise.all(ownFaces(await readFile('src/app/fonts.css', 'utf8')).map(writeFont))
}
