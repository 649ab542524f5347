import { typographic } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { fitName } from '#src/features/circuits/fit-name.ts'
import { posterOf } from '#src/pictures/posters.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { FallbackImage } from '#src/ui/fallback-image.tsx'

/** The circuit's picture: a strip on phones, else a lettered travel poster that hangs over the tabs. */
export function CircuitPoster({ circuit }: { circuit: Circuit }) {
  const poster = posterOf(circuit.slug)
  // Null when the provider's picture is shown, which the poster's texts do not describe.
  const shownPoster = poster && !circuit.image ? poster : null
  return (
    <figure className="@container bg-print text-ink md:col-start-2 md:row-span-3 md:row-start-1 md:w-full md:max-w-100 md:rotate-[1.6deg] md:self-start md:justify-self-center md:rounded-paper md:p-[clamp(8px,3.2cqi,14px)] md:pb-0! md:shadow-print lg:z-5 lg:-mb-9 lg:max-w-110 lg:justify-self-end">
      {/* The height is also limited for phones held sideways. */}
      <picture className="block h-[min(clamp(160px,28vw,210px),34svh)] overflow-hidden md:aspect-[810/1000] md:h-auto [&_img]:size-full [&_img]:object-cover [&_img]:object-bottom">
        {shownPoster && <source media="(width < 760px)" srcSet={shownPoster.wide} width={1440} height={810} />}
        <FallbackImage
          eager
          sources={[circuit.image]}
          fallback={poster?.portrait ?? sceneOf(null)}
          alt={shownPoster?.alt ?? `Circuit ${circuit.name}`}
          width={810}
          height={1200}
        />
      </picture>
      <div className="lamba-thin" />
      {/* Hidden from screen readers, because the header says the same. */}
      <figcaption
        aria-hidden="true"
        className="flex items-center justify-between gap-3 px-1 py-[clamp(8px,3.4cqi,14px)] max-md:hidden"
      >
        <span
          className="font-display leading-none font-extrabold tracking-[0.16em] wrap-anywhere uppercase"
          // Wide letters, because the capitals are spaced and the name of the site is beside them.
          style={fitName(circuit.name, {
            largest: 'clamp(1.125rem, 7.5cqi, 1.75rem)',
            smallest: '0.8125rem',
            letterWidth: 1.9,
          })}
        >
          {typographic(circuit.name)}
        </span>
        {shownPoster && (
          <span className="text-right text-label/tight font-semibold @max-[280px]:hidden">
            {shownPoster.site}
            <br />
            {shownPoster.region}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
