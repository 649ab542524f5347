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
    alt: 'Rizières en terrasses et jacaranda en fleur au pied de la colline royale d’Antananarivo',
    site: 'Colline royale',
    region: 'Antananarivo',
  },
  nord: {
    wide: nord,
    portrait: nordPortrait,
    alt: 'Une pirogue à voile devant le pain de sucre de la baie de Diego-Suarez',
    site: 'Pain de sucre',
    region: 'Diego-Suarez',
  },
  sud: {
    wide: sud,
    portrait: sudPortrait,
    alt: 'Des makis catta, queue levée, devant les grès de l’Isalo au couchant',
    site: 'Massif de l’Isalo',
    region: 'Ihorombe',
  },
  est: {
    wide: est,
    portrait: estPortrait,
    alt: 'Un indri sur son tronc au-dessus d’une pirogue du canal des Pangalanes',
    site: 'Canal des Pangalanes',
    region: 'Côte Est',
  },
  ouest: {
    wide: ouest,
    portrait: ouestPortrait,
    alt: 'L’allée des Baobabs au coucher du soleil, une charrette à zébus sur la piste',
    site: 'Allée des Baobabs',
    region: 'Menabe',
  },
} satisfies Record<string, Poster>

const bySlug = new Map<string, Poster>(Object.entries(posters))

/** The poster of a circuit, where one has been drawn. */
export function posterOf(slug: string): Poster | undefined {
  return bySlug.get(slug)
}
