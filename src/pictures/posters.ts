import { posterAlts } from '#src/pictures/poster-alts.ts'
import centrePortrait from '#src/pictures/posters/centre-portrait.svg'
import centre from '#src/pictures/posters/centre.svg'
import estPortrait from '#src/pictures/posters/est-portrait.svg'
import est from '#src/pictures/posters/est.svg'
import nordPortrait from '#src/pictures/posters/nord-portrait.svg'
import nord from '#src/pictures/posters/nord.svg'
import ouestPortrait from '#src/pictures/posters/ouest-portrait.svg'
import ouest from '#src/pictures/posters/ouest.svg'
import sudPortrait from '#src/pictures/posters/sud-portrait.svg'
import sud from '#src/pictures/posters/sud.svg'

/** A travel poster in its two compositions. */
export type Poster = {
  /** 1440 x 810. */
  wide: string
  /** 810 x 1200. */
  portrait: string
  alt: string
  site: string
  region: string
}

export const posters = {
  centre: {
    wide: centre,
    portrait: centrePortrait,
    alt: posterAlts.centre,
    site: 'Colline royale',
    region: 'Antananarivo',
  },
  nord: {
    wide: nord,
    portrait: nordPortrait,
    alt: posterAlts.nord,
    site: 'Pain de sucre',
    region: 'Diego-Suarez',
  },
  sud: {
    wide: sud,
    portrait: sudPortrait,
    alt: posterAlts.sud,
    site: 'Massif de l’Isalo',
    region: 'Ihorombe',
  },
  est: {
    wide: est,
    portrait: estPortrait,
    alt: posterAlts.est,
    site: 'Canal des Pangalanes',
    region: 'Côte Est',
  },
  ouest: {
    wide: ouest,
    portrait: ouestPortrait,
    alt: posterAlts.ouest,
    site: 'Allée des Baobabs',
    region: 'Menabe',
  },
} satisfies Record<string, Poster>

const bySlug = new Map<string, Poster>(Object.entries(posters))

/** The poster of a circuit, where one has been drawn. */
export function posterOf(slug: string): Poster | undefined {
  return bySlug.get(slug)
}
