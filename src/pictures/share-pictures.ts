import { posterAlts } from '#src/pictures/poster-alts.ts'

/** What a shared link shows: a PNG of 1200 x 630, drawn from a poster by `npm run share-pictures`. */
export type SharePicture = {
  /** Without a hash, because other sites store it. */
  path: string
  alt: string
}

export const sharePictures = {
  home: { path: '/share/home.png', alt: posterAlts.ouest },
  download: {
    path: '/share/telecharger.png',
    alt: 'L’application ouverte sur la carte des lieux, devant la baie de Diego-Suarez',
  },
} satisfies Record<string, SharePicture>

const altBySlug = new Map(Object.entries(posterAlts))

export function circuitSharePicture(slug: string): SharePicture | undefined {
  const alt = altBySlug.get(slug)
  return alt === undefined ? undefined : { path: `/share/circuits/${slug}.png`, alt }
}
