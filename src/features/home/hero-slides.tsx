import {
  type HeroSlide,
  type HeroSlider,
  heroSlides,
  type HeroState,
  isRendered,
  randomTiming,
} from '#src/features/home/hero-slider.ts'
import '#src/features/home/hero-transitions.css'

export function HeroSlides({ state, dispatch, className }: HeroSlider & { className: string }) {
  return (
    <div className={`overflow-hidden ${className}`}>
      {heroSlides.map((heroSlide, slide) => {
        if (!isRendered(slide, state)) return null
        return (
          <div
            key={heroSlide.circuit}
            className="hero-slide absolute inset-0"
            data-state={slideState(slide, state)}
            data-transition={state.leaving === null ? undefined : state.transition}
          >
            <SlidePicture
              {...heroSlide}
              first={slide === 0}
              onSettled={() => dispatch({ type: 'loaded', slide, ...randomTiming() })}
            />
          </div>
        )
      })}
    </div>
  )
}

function slideState(slide: number, { slide: current, leaving }: HeroState) {
  if (slide === current) return 'current'
  return slide === leaving ? 'leaving' : 'waiting'
}

type SlidePictureProps = HeroSlide & { first: boolean; onSettled: () => void }

function SlidePicture({ poster, enlarged, first, onSettled }: SlidePictureProps) {
  return (
    <picture>
      <source media="(max-width: 599.98px)" srcSet={poster.portrait} width={810} height={1200} />
      <img
        // Must come before `src`: otherwise Chromium also fetches the wide picture, before it sees the <source>.
        loading={first ? 'eager' : 'lazy'}
        src={poster.wide}
        alt={poster.alt}
        width={1440}
        height={810}
        fetchPriority={first ? 'high' : 'low'}
        // It may have loaded before hydration.
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
