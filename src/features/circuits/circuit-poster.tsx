import type { Circuit } from '#src/contract/circuit.ts'
import { fitName } from '#src/features/circuits/fit-name.ts'
import { posterOf } from '#src/pictures/posters.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { FallbackImage } from '#src/ui/fallback-image.tsx'

/** The circuit as a lettered travel poster. */
export function CircuitPoster({ circuit, className }: { circuit: Circuit; className: string }) {
  const poster = posterOf(circuit.slug)
  // Null when the provider's picture is shown, which the poster's texts do not describe.
  const shownPoster = poster && !circuit.image ? poster : null
  return (
    <figure
      className={`@container rounded-paper bg-print p-[clamp(8px,3.2cqi,14px)] pb-0! text-ink shadow-print ${className}`}
    >
      <div className="aspect-[810/1000] overflow-hidden [&_img]:size-full [&_img]:object-cover [&_img]:object-bottom">
        <FallbackImage
          eager
          sources={[circuit.image]}
          fallback={poster?.portrait ?? sceneOf(null)}
          alt={shownPoster?.alt ?? `Circuit ${circuit.name}`}
          width={810}
          height={1200}
        />
      </div>
      <div className="lamba-thin" />
      {/* Hidden from screen readers, because the header says the same. */}
      <figcaption
        aria-hidden="true"
        className="flex items-center justify-between gap-3 px-1 py-[clamp(8px,3.4cqi,14px)]"
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
          {circuit.name}
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
