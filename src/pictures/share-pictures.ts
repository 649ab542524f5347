import { posterOf, posters } from '#src/pictures/posters.ts'

/** What a shared link shows: a PNG of 1200 x 630 that the build draws from a poster. */
export type SharePicture = {
  /** Without a hash: others remember it. */
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

/** The share picture of a circuit by its slug; undefined where there is no poster to draw it from. */
export function circuitSharePicture(slug: string): SharePicture | undefined {
  const poster = posterOf(slug)
  return poster && { path: `/share/circuits/${slug}.png`, alt: poster.alt }
}
