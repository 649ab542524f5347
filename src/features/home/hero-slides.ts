import { type Poster, posters } from '#src/pictures/posters.ts'

type HeroSlide = {
  circuit: string
  poster: Poster
  /** Drawn larger from the upper left, so that what is bright or busy leaves the sky to the title. */
  enlarged?: boolean
}

/** In the order of their stops; the first is what every traveller sees. */
export const heroSlides: readonly HeroSlide[] = [
  { circuit: 'Ouest', poster: posters.ouest },
  { circuit: 'Nord', poster: posters.nord },
  { circuit: 'Sud', poster: posters.sud },
  { circuit: 'Est', poster: posters.est, enlarged: true },
  { circuit: 'Centre', poster: posters.centre },
]

export const heroWords = ['la grande île', 'culture malgache', 'hauts plateaux', 'lagons turquoise']
