import type { Dispatch } from 'react'
import { heroSlides } from '#src/features/home/hero-slides.ts'
import { drawTiming, type HeroEvent, type HeroShow } from '#src/features/home/hero-show.ts'
import { Icon } from '#src/ui/icon.tsx'

type HeroStopsProps = {
  show: HeroShow
  dispatch: Dispatch<HeroEvent>
  /** Nothing moves by itself, so there is nothing to pause. */
  still: boolean
}

/** The route through the slides: a stop for each, and the pause button. */
export function HeroStops({ show, dispatch, still }: HeroStopsProps) {
  return (
    <div
      role="group"
      aria-label="Diapositives"
      className="relative flex min-w-0 items-center text-vanilla [--stop:max(44px,min(2.75rem,8vw))] max-xl:grow"
    >
      {heroSlides.map(({ circuit }, slide) => (
        <span key={circuit} className="contents">
          {slide > 0 && <span className="route-x w-[clamp(2px,3vw,44px)] min-w-0 shrink" />}
          <button
            type="button"
            aria-current={slide === show.slide ? 'true' : undefined}
            onClick={() => dispatch({ type: 'choose', slide, ...drawTiming(Math.random) })}
            onPointerEnter={() => dispatch({ type: 'hold', held: true })}
            onPointerLeave={() => dispatch({ type: 'hold', held: false })}
            className="size-(--stop) shrink-0 rounded-full border-2 border-vanilla bg-night/80 font-display text-[calc(var(--stop)*0.36)]/none font-extrabold transition-colors duration-160 hover:bg-night aria-current:bg-vanilla aria-current:text-laterite"
          >
            {slide + 1}
            <span className="sr-only"> Circuit {circuit}</span>
          </button>
        </span>
      ))}
      {/* From here the route goes on, down the page. */}
      <span className="route-y absolute top-full left-[calc(var(--stop)/2-1.5px)] h-4 max-lg:hidden xl:h-6.5" />
      {!still && (
        <button
          type="button"
          aria-label={show.paused ? 'Reprendre' : 'Mettre en pause'}
          onClick={() => dispatch({ type: 'toggle pause' })}
          className="ml-auto grid size-(--stop) shrink-0 place-items-center rounded-panel border-2 border-vanilla bg-night/80 transition-colors duration-160 hover:bg-night xl:ml-4.5"
        >
          <Icon name={show.paused ? 'play' : 'pause'} />
        </button>
      )}
    </div>
  )
}
