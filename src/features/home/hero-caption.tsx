import { heroSlides } from '#src/features/home/hero-slides.ts'

/** Names what the poster shows. All five captions share one place, so that the paper keeps its size. */
export function HeroCaption({ slide }: { slide: number }) {
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
