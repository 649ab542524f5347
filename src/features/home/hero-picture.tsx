import type { Dispatch } from 'react'
import { heroSlides } from '#src/features/home/hero-slides.ts'
import { drawTiming, type HeroEvent, type HeroShow, isWanted } from '#src/features/home/hero-show.ts'
import type { Poster } from '#src/pictures/posters.ts'
import '#src/features/home/hero-transitions.css'

type HeroPictureProps = { show: HeroShow; dispatch: Dispatch<HeroEvent>; className: string }

/** The posters, one upon the other. */
export function HeroPicture({ show, dispatch, className }: HeroPictureProps) {
  return (
    <div className={`overflow-hidden ${className}`}>
      {heroSlides.map(({ circuit, poster, enlarged = false }, slide) => {
        if (!isWanted(slide, show)) return null
        const state = stateOf(slide, show)
        return (
          <div
            key={circuit}
            className="hero-slide absolute inset-0"
            data-state={state}
            data-transition={show.leaving === null ? undefined : show.transition}
          >
            <PosterPicture
              poster={poster}
              first={slide === 0}
              enlarged={enlarged}
              onSettled={() => dispatch({ type: 'loaded', slide, ...drawTiming(Math.random) })}
            />
          </div>
        )
      })}
    </div>
  )
}

function stateOf(slide: number, show: HeroShow) {
  if (slide === show.slide) return 'current'
  return slide === show.leaving ? 'leaving' : 'waiting'
}

type PosterPictureProps = {
  poster: Poster
  first: boolean
  enlarged: boolean
  onSettled: () => void
}

function PosterPicture({ poster, first, enlarged, onSettled }: PosterPictureProps) {
  return (
    <picture>
      <source media="(max-width: 599.98px)" srcSet={poster.portrait} width={810} height={1200} />
      <img
        // Else Chromium also fetches the wide picture, before the image stands beside its source. Must be set before `src`.
        loading={first ? 'eager' : 'lazy'}
        src={poster.wide}
        alt={poster.alt}
        width={1440}
        height={810}
        fetchPriority={first ? 'high' : 'low'}
        // The first may have come before there was anybody to tell.
        ref={(image) => {
          if (image?.complete) onSettled()
        }}
        onLoad={onSettled}
        onError={onSettled}
        className={`absolute top-0 left-0 max-w-none object-cover ${enlarged ? 'size-[114%] object-[70%_0%] xl:object-[60%_0%]' : 'size-full object-[62%_0%] xl:object-[50%_0%]'}`}
      />
    </picture>
  )
}
