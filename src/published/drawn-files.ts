import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { posterWords } from '#src/pictures/poster-words.ts'
import { favicon, framedSign } from '#src/published/icons.ts'
import { createRuler } from '#src/published/lettering.ts'
import { plainTones } from '#src/published/plain-tones.ts'
import { createRasterizer } from '#src/published/rasterizer.ts'
import {
  circuitSharePicture,
  downloadSharePicture,
  homeSharePicture,
} from '#src/published/share-pictures.ts'

type Make = () => Promise<Uint8Array>

/** Share pictures and icons, by their paths. Drawn anew each time that one is asked for. */
export function drawnFiles(root: string, siteName: string): Record<string, Make> {
  let studio: ReturnType<typeof openStudio> | undefined
  const opened = () => (studio ??= openStudio(root))
  const drawing = (file: string) => readFile(join(root, file), 'utf8')

  async function material(region: string) {
    const poster = plainTones(await drawing(`src/pictures/posters/${region}.svg`))
    const { ruler } = await opened()
    return { ruler, poster, siteName }
  }

  const drawn =
    (draw: () => Promise<string>, width: number): Make =>
    async () =>
      (await opened()).rasterizer.png(await draw(), width)

  const sign = () => drawing('public/mark.svg')
  const maskable = () => drawing('public/mark-maskable.svg')
  const framed = async () => framedSign(await maskable())
  const circuits = Object.entries(posterWords).map(([slug, words]): [string, Make] => [
    `/share/circuits/${slug}.png`,
    drawn(async () => circuitSharePicture({ slug, ...words }, await material(slug)), 1200),
  ])

  return {
    '/share/home.png': drawn(async () => homeSharePicture(await material('ouest')), 1200),
    '/share/telecharger.png': drawn(
      async () => downloadSharePicture(await drawing('src/pictures/app/map.svg'), await material('nord')),
      1200,
    ),
    ...Object.fromEntries(circuits),
    '/icons/icon-192.png': drawn(framed, 192),
    '/icons/icon-512.png': drawn(framed, 512),
    '/icons/maskable-512.png': drawn(maskable, 512),
    '/icons/apple-touch-icon.png': drawn(maskable, 180),
    '/favicon.ico': async () => favicon((await opened()).rasterizer, await sign(), [16, 32, 48]),
  }
}

async function openStudio(root: string) {
  const rasterizer = await createRasterizer(root)
  return { rasterizer, ruler: createRuler(rasterizer) }
}
