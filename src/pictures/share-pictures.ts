import { posterOf, posters } from '#src/pictures/posters.ts'

/** What a shared link shows: a PNG of 1200 x 630, drawn from a poster by `npm run share-pictures`. */
export type SharePicture = {
  /** Without a hash, because other sites store it. */
  path: string
  alt: string
}

export const sharePictures = {
  home: { path: '/share/home.png', alt: posters.ouest.alt },
  download: {
    path: '/share/telecharger.png',
    alt: 'L’application ouverte sur la carte des étapes, devant la baie de Diego-Suarez',
  },
} satisfies Record<string, SharePicture>

export function circuitSharePicture(slug: string): SharePicture | undefined {
  const poster = posterOf(slug)
  return poster && { path: `/share/circuits/${slug}.png`, alt: poster.alt }
}
