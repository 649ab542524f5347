import { posterWords } from '#src/pictures/poster-words.ts'
import { brand } from '#src/published/brand.ts'
import { letter, type Ruler } from '#src/published/lettering.ts'
import { palette } from '#src/published/palette.ts'
import { phone } from '#src/published/phone.ts'
import { shareSheet } from '#src/published/share-sheet.ts'
import { skyLettering } from '#src/published/sky-lettering.ts'

type Material = {
  ruler: Ruler
  /** The drawing of the poster behind. */
  poster: string
  siteName: string
}

/** For the site as a whole: its name and what the traveller gets, above the avenue of baobabs. */
export function homeSharePicture({ ruler, poster, siteName }: Material): string {
  const promise = ['Un conseil avant le départ,', 'une aide à toute heure en chemin.']
  const place = { x: 58, baseline: 154, width: 690, largest: 130 }
  const lines = promise.map((text, index) =>
    letter({ text, face: 'displayLight', size: 36, x: 60, baseline: 226 + 46 * index, fill: palette.glow }),
  )
  return shareSheet(ruler, {
    poster,
    before: [brand(ruler, { name: siteName, ...place }), ...lines].join(''),
    label: [posterWords.ouest.site, posterWords.ouest.region],
  })
}

type CircuitPoster = { slug: string; site: string; region: string }

/** For a circuit, lettered as its poster on the site. */
export function circuitSharePicture(
  { slug, site, region }: CircuitPoster,
  { ruler, poster, siteName }: Material,
): string {
  return shareSheet(ruler, {
    poster,
    before: skyLettering(ruler, { small: 'Circuit', large: capitalized(slug) }),
    label: [siteName, site, region],
  })
}

/** For the page of the app: its map before the bay. */
export function downloadSharePicture(screen: string, { ruler, poster, siteName }: Material): string {
  return shareSheet(ruler, {
    poster,
    before: skyLettering(ruler, { small: 'Téléchargez', large: 'l’App' }) + phone(screen, { x: 850, y: 96 }),
    label: [siteName, 'Gratuite, pour Android'],
  })
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
