import { posterWords } from '#src/pictures/poster-words.ts'
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
  /** What the poster shows, for those who do not see it. */
  alt: string
  /** The place that the poster shows, as lettered on it. */
  site: string
  region: string
}

export const posters = {
  centre: { wide: centre, portrait: centrePortrait, ...posterWords.centre },
  nord: { wide: nord, portrait: nordPortrait, ...posterWords.nord },
  sud: { wide: sud, portrait: sudPortrait, ...posterWords.sud },
  est: { wide: est, portrait: estPortrait, ...posterWords.est },
  ouest: { wide: ouest, portrait: ouestPortrait, ...posterWords.ouest },
} satisfies Record<string, Poster>

const bySlug = new Map<string, Poster>(Object.entries(posters))

/** The poster of a circuit by its slug; a circuit that nobody has drawn yet gets none. */
export function posterOf(slug: string): Poster | undefined {
  return bySlug.get(slug)
}
