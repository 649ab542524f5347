import { heroWords } from '#src/features/home/hero-slides.ts'

/** The page's heading. The words take turns in one place that is as wide as the longest, so that nothing moves. */
export function HeroTitle({ word }: { word: number }) {
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
