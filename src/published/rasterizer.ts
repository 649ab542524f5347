import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Latin only, and no variable ones: the rasterizer takes a variable font at its lightest. */
const fontFiles = [
  '@fontsource/besley/files/besley-latin-800-normal.woff2',
  '@fontsource/besley/files/besley-latin-500-normal.woff2',
  '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2',
  '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2',
]

export type Rasterizer = {
  /** The PNG of a drawing, `width` pixels wide. */
  png: (svg: string, width: number) => Uint8Array
  /** How much room the shapes of a drawing take from left to right, in its own units. */
  inkWidth: (svg: string) => number
}

/** Draws SVG without a browser, and without anything that must be compiled for the machine. */
export async function createRasterizer(root: string): Promise<Rasterizer> {
  const packages = createRequire(join(root, 'package.json'))
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  await initWasm(await readFile(packages.resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
    (error: unknown) => {
      // A dev server that starts anew within its process finds it ready.
      if (!String(error).includes('Already initialized')) throw error
    },
  )
  const fontBuffers = await Promise.all(fontFiles.map((file) => readFile(packages.resolve(file))))
  const font = { fontBuffers, defaultFontFamily: 'Instrument Sans' }
  return {
    png: (svg, width) => new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng(),
    inkWidth: (svg) => new Resvg(svg, { font }).innerBBox()?.width ?? 0,
  }
}
