import { HeroControls } from '#src/features/home/hero-controls.tsx'
import { heroSlides, heroWords, useHeroSlider } from '#src/features/home/hero-slider.ts'
import { HeroSlides } from '#src/features/home/hero-slides.tsx'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** The words share one grid cell as wide as the longest, so that nothing moves when they change. */
function HeroTitle({ word }: { word: number }) {
  return (
    <h1
      tabIndex={-1}
      data-page-heading
      className="text-[min(var(--text-hero),(100vw-2*var(--spacing-gutter))/6.9)]/[0.96] tracking-[-0.03em] text-vanilla"
    >
      Madagascar,{' '}
      <span className="mt-[0.04em] grid text-[min(1em,(100vw-2*var(--spacing-gutter))/8.6)] font-medium tracking-[-0.025em] text-glow">
        {heroWords.map((text, index) => (
          <span
            key={text}
            className={`col-start-1 row-start-1 transition-[opacity,translate,visibility] duration-260 ease-move ${index === word ? '' : 'invisible translate-y-[0.18em] opacity-0'}`}
          >
            {text}
          </span>
        ))}
      </span>
    </h1>
  )
}

/** Names the place in the picture. The captions share one grid cell, which keeps its size. */
function HeroCaption({ slide }: { slide: number }) {
  return (
    <div className="ml-auto hidden rounded-paper bg-vanilla px-4.5 pt-2 pb-2.5 text-small/tight text-ink @min-[33rem]:grid">
      {heroSlides.map(({ circuit, poster }, index) => (
        <p key={circuit} className={`col-start-1 row-start-1 ${index === slide ? '' : 'invisible'}`}>
          <b className="block font-display text-[1.25rem]/tight font-extrabold">{circuit}</b>
          {poster.site}, {poster.region}
        </p>
      ))}
    </div>
  )
}

/**
 * On phones the picture leaves room for the text and the first button below it. From 1200 px all text lies over the picture, which
 * leaves room for the tabs of the sections, so that the page does not seem to end there. Below that only the title lies over it,
 * and the rest follows. On paper, which has no shade behind the text, all of it follows.
 */
export function Hero() {
  const slider = useHeroSlider()
  const { slide, word } = slider.state
  return (
    <section
      id="home"
      aria-label="Accueil"
      className="grid grid-cols-1 grid-rows-[auto_auto_1fr_auto_auto_auto_auto] print:block xl:grid-rows-[auto_auto_auto_1fr_auto_auto]"
    >
      <HeroSlides
        {...slider}
        className="hero-slides relative col-start-1 row-start-1 row-end-5 w-full bg-dusk-sky max-sm:h-[clamp(18rem,100svh-16rem,148vw)] sm:aspect-[1440/1000] sm:max-xl:min-h-[26rem] xl:row-end-6 xl:aspect-auto xl:min-h-[max(640px,min(60vw,100svh-5.25rem))]"
      />
      <p className="hero-label label wrap z-2 col-start-1 row-start-6 w-full pt-10 text-route xl:row-start-1 xl:flex xl:items-center xl:gap-2.5 xl:pt-[calc(var(--page-top)+2vw)] xl:text-sunlit">
        <span className="lamba-thin w-8.5 max-xl:hidden" />
        Fournisseur de Produits Touristiques
      </p>
      <div className="wrap z-2 col-start-1 row-start-2 w-full pt-[calc(var(--page-top)+6px)] xl:pt-4.5 print:pt-4">
        <HeroTitle word={word} />
      </div>
      <div className="wrap z-2 col-start-1 row-start-7 w-full pt-2.5 pb-[clamp(32px,5vw,56px)] xl:on-dark xl:row-start-3 xl:py-3.5 xl:pt-4.5 xl:text-vanilla">
        <p className="max-w-[34em] text-balance xl:max-w-[27.5em] xl:text-[max(1.125rem,1.25vw)] xl:[text-shadow:0_0_2px_var(--night),0_0_18px_var(--night)]">
          Des circuits dessinés par des gens d’ici, un conseil personnel avant le départ, une aide à toute heure en
          chemin.
        </p>
        <HeroActions />
      </div>
      <div className="on-dark wrap @container z-2 col-start-1 row-start-4 w-full xl:row-start-5">
        <div className="flex items-end gap-4.5 pb-4 xl:pb-6.5">
          <HeroControls {...slider} />
          <HeroCaption slide={slide} />
        </div>
      </div>
      <div className="lamba lamba-fringe z-2 col-start-1 row-start-5 xl:row-start-6" />
    </section>
  )
}

function HeroActions() {
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-sm:mr-16 *:grow *:basis-60 xl:gap-3.5 xl:*:grow-0 xl:*:basis-auto">
      <ButtonAnchor
        href="#circuits"
        className="xl:border-vanilla xl:bg-vanilla xl:text-ink xl:hover:border-sand xl:hover:bg-sand"
      >
        Explorer les circuits
        <Icon name="arrow" />
      </ButtonAnchor>
      <ButtonAnchor
        href="#reservation-form"
        look="outlined"
        className="xl:border-vanilla xl:bg-night/80 xl:text-vanilla xl:hover:border-vanilla xl:hover:bg-night"
      >
        Demander des conseils
      </ButtonAnchor>
    </div>
  )
}
