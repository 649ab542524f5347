import type { Place } from '#src/contract/place.ts'
import { PlaceBadges } from '#src/features/circuits/place-badges.tsx'
import { placeFacts } from '#src/features/circuits/place-facts.ts'
import { PlacePicture } from '#src/features/circuits/place-picture.tsx'
import { PlaceVisit } from '#src/features/circuits/place-visit.tsx'
import { NoScript } from '#src/ui/no-script.tsx'
import { Print } from '#src/ui/print.tsx'
import { Stop } from '#src/ui/stop.tsx'

type PlaceCardProps = { place: Place; order: number; onOpen: () => void }

/** A place as a stop of the circuit. The button of its title covers the card. */
export function PlaceCard({ place, order, onOpen }: PlaceCardProps) {
  const facts = placeFacts(place)
  return (
    <article className="group relative">
      <span className="absolute -top-5 left-5.5 z-1 rounded-full shadow-[0_0_0_5px_var(--paper)]">
        <Stop>
          <span className="sr-only">Étape </span>
          {order}
        </Stop>
      </span>
      <Print className="transition duration-260 ease-move group-hover:-translate-y-1 group-hover:-rotate-[0.4deg]">
        <PlacePicture place={place} />
      </Print>
      <h3 className="mt-5 mb-3 text-[1.5rem] wrap-anywhere">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="text-left group-hover:underline after:absolute after:inset-0"
        >
          {facts.name}
        </button>
      </h3>
      <PlaceBadges facts={facts} />
      {facts.description && (
        <p className="mt-3 line-clamp-4 text-base/normal text-soft">{facts.description}</p>
      )}
      <NoScript>
        <PlaceVisit point={facts.point} place={facts.name} />
      </NoScript>
    </article>
  )
}
