import { type HeroSlider, heroSlides, randomTiming } from '#src/features/home/hero-slider.ts'
import { Icon } from '#src/ui/icon.tsx'

/** A button for each slide, joined by a dashed line, and the pause button. */
export function HeroControls({ state, dispatch, canPause }: HeroSlider) {
  return (
    <div
      role="group"
      aria-label="Diapositives"
      className="relative flex min-w-0 items-center text-vanilla [--size:max(44px,min(2.75rem,8vw))] max-xl:grow"
    >
      {heroSlides.map(({ circuit }, slide) => (
        <span key={circuit} className="contents">
          {slide > 0 && <span className="route-x w-[clamp(2px,3vw,44px)] min-w-0 shrink" />}
          <button
            type="button"
            aria-current={slide === state.slide ? 'true' : undefined}
            onClick={() => dispatch({ type: 'select', slide, ...randomTiming() })}
            onPointerEnter={() => dispatch({ type: 'hover', hovered: true })}
            onPointerLeave={() => dispatch({ type: 'hover', hovered: false })}
            className="size-(--size) shrink-0 rounded-full border-2 border-vanilla bg-night/80 font-display text-[calc(var(--size)*0.36)]/none font-extrabold transition-colors duration-160 hover:bg-night aria-current:bg-vanilla aria-current:text-laterite forced-colors-fill"
          >
            {slide + 1}
            <span className="sr-only"> Circuit {circuit}</span>
          </button>
        </span>
      ))}
      {/* Continues the dashed line down the page. */}
      <span className="route-y absolute top-full left-[calc(var(--size)/2-1.5px)] h-4 max-lg:hidden xl:h-6.5" />
      {canPause && (
        <button
          type="button"
          aria-label={state.paused ? 'Reprendre' : 'Mettre en pause'}
          onClick={() => dispatch({ type: 'toggle pause' })}
          className="ml-auto grid size-(--size) shrink-0 place-items-center rounded-panel border-2 border-vanilla bg-night/80 transition-colors duration-160 hover:bg-night xl:ml-4.5"
        >
          <Icon name={state.paused ? 'play' : 'pause'} />
        </button>
      )}
    </div>
  )
}
