import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { CarnetGroup, CarnetPlace } from '#src/features/circuits/carnet/carnet.ts'
import { factsOf } from '#src/features/circuits/carnet/carnet-sums.ts'
import { CircuitPicture } from '#src/features/circuits/circuit-picture.tsx'
import { PlaceThumbnail } from '#src/features/circuits/overview/place-link.tsx'
import { drawingOf } from '#src/pictures/place-drawings.ts'
import { KeepPlace } from '#src/ui/keep-place.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

type CarnetCircuitProps = {
  group: CarnetGroup
  /** The button that keeps the circuit, or says that it is kept. */
  keepCircuit: (circuit: Circuit) => ReactNode
}

/** A circuit of the carnet with its kept places, or only the places. */
export function CarnetCircuit({ group, keepCircuit }: CarnetCircuitProps) {
  const { circuit, name, facts, isKept, places } = group
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className="border-t border-line py-6">
      <div className="flex flex-wrap gap-x-4.5 gap-y-2">
        <PictureFrame className={`w-28 self-start p-1.5! sm:w-36 ${isKept ? '' : 'opacity-60'}`}>
          <CircuitPicture circuit={circuit} />
        </PictureFrame>
        <div className="min-w-0 flex-[1_1_9rem]">
          <div className="flex flex-wrap items-start gap-x-4">
            <h2 id={titleId} className="min-w-0 flex-1 basis-40 pt-1.5 text-h3 wrap-anywhere">
              <Link
                to="/circuits/$slug"
                params={{ slug: circuit.slug }}
                className="text-inherit no-underline hover:underline"
              >
                Circuit {name}
              </Link>
            </h2>
            {keepCircuit(circuit)}
          </div>
          {isKept ? (
            <ul aria-label="En bref" className="mt-1.5 flex flex-wrap text-base/snug font-semibold">
              {factsOf(facts).map((fact) => (
                <li key={fact} className="not-last:after:mx-1.5 not-last:after:content-['·'/'']">
                  {fact}
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-1.5 text-base/snug text-soft">Des lieux seulement, sans le circuit.</p>
          )}
        </div>
      </div>
      {places.length > 0 && (
        <ul aria-label={`Lieux gardés du circuit ${name}`} className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {places.map((place) => (
            <PlaceItem key={place.slug} place={place} circuit={circuit} />
          ))}
        </ul>
      )}
    </article>
  )
}

function PlaceItem({ place: { slug, name, place }, circuit }: { place: CarnetPlace; circuit: Circuit }) {
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-3 *:first:w-18 *:first:shrink-0">
      <PlaceThumbnail place={place} drawing={drawingOf({ slug })} />
      <Link
        to="/circuits/$slug/lieux"
        params={{ slug: circuit.slug }}
        search={{ lieu: slug }}
        className="inline-flex min-h-11 min-w-0 flex-[1_1_6rem] items-center text-base/snug font-semibold wrap-anywhere"
      >
        {name}
      </Link>
      <KeepPlace compact place={{ slug, name, circuit: circuit.slug }} />
    </li>
  )
}
