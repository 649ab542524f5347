import { memo } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import type { Id } from '#src/contract/values.ts'
import { placeFacts, placeKey } from '#src/features/circuits/places/place-facts.ts'
import { formatPoint, mapLink, type Coordinates } from '#src/lib/coordinates.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FallbackImage } from '#src/ui/fallback-image.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { KeepPlace } from '#src/ui/keep-place.tsx'
import { NoScript } from '#src/ui/no-script.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

type PlaceProps = {
  circuit: Circuit
  place: Place
  /** Shown where the record has no picture, or one that does not load. If it does not load either, the type's scene is shown. */
  drawing: string
}

type PlaceCardProps = PlaceProps & {
  order: number
  /** The traveller points at it, here or on the map. */
  isHighlighted: boolean
  onOpen: (key: Id) => void
}

/** The button of the title covers the whole card. Memoized, because hundreds may be on the page when one is opened. */
export const PlaceCard = memo(function PlaceCard({ order, isHighlighted, onOpen, ...props }: PlaceCardProps) {
  const { place } = props
  const facts = placeFacts(place)
  return (
    <article className="group relative">
      <span className="absolute -top-5 left-5.5 z-1 rounded-full shadow-[0_0_0_5px_var(--paper)]">
        <StepMarker filled={isHighlighted}>
          <span className="sr-only">Lieu </span>
          {order}
        </StepMarker>
      </span>
      <PictureFrame className="transition duration-260 ease-move group-hover:-translate-y-1 group-hover:-rotate-[0.4deg]">
        <PlacePicture {...props} />
      </PictureFrame>
      <h3 className="mt-5 mb-3 text-[1.5rem] wrap-anywhere">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(placeKey(place))}
          className="text-left group-hover:underline after:absolute after:inset-0"
        >
          {facts.name}
        </button>
      </h3>
      <PlaceBadges facts={facts} />
      {facts.description && <p className="mt-3 line-clamp-4 text-base/normal text-soft">{facts.description}</p>}
      <KeepThisPlace {...props} className="relative z-1 mt-1.5" />
      <NoScript>
        <VisitInfo point={facts.point} place={facts.name} />
      </NoScript>
    </article>
  )
})

export function PlaceDetails({ onClose, ...props }: PlaceProps & { onClose: () => void }) {
  const facts = placeFacts(props.place)
  return (
    <Dialog title={facts.name} onClose={onClose} picture={<PlacePicture {...props} />}>
      <div className="mt-3.5">
        <PlaceBadges facts={facts} />
      </div>
      {facts.description && <p className="mt-3.5 text-soft">{facts.description}</p>}
      <VisitInfo point={facts.point} />
      <KeepThisPlace {...props} className="mt-4" />
    </Dialog>
  )
}

/** Only what has a slug can be shared in a link, so only that can be kept. */
function KeepThisPlace({ circuit, place, className }: PlaceProps & { className: string }) {
  const { slug } = place
  if (!slug) return null
  return <KeepPlace place={{ slug, name: placeFacts(place).name, circuit: circuit.slug }} className={className} />
}

function PlacePicture({ place, drawing }: PlaceProps) {
  return (
    <FallbackImage sources={[place.image, drawing]} fallback={sceneOf(place.type)} alt="" width={480} height={360} />
  )
}

/** The type of place, and the app's narration there. */
function PlaceBadges({ facts }: { facts: ReturnType<typeof placeFacts> }) {
  return (
    <p className="flex flex-wrap gap-1.75">
      <Badge tone={facts.tone}>{facts.typeLabel}</Badge>
      <Badge icon="headphones">Narration</Badge>
      <Badge tone="outlined" dot={facts.worksOffline ? 'filled' : 'hollow'}>
        {facts.worksOffline ? 'Hors ligne' : 'En ligne'}
      </Badge>
    </p>
  )
}

type VisitInfoProps = {
  point: Coordinates | null
  /** The place's name for screen readers, where the page has many map links. These are outlined. */
  place?: string
}

/** The length of a visit and the location. */
function VisitInfo({ point, place }: VisitInfoProps) {
  return (
    <>
      {/* The API has no visit times. */}
      <p className="mt-4.5 text-base text-soft">
        Durée de visite indicative, sur le site{'\u202f'}: <b className="font-semibold text-text">30-60 minutes</b>
      </p>
      {point && (
        <>
          <p className="mt-1.5 text-base text-soft">
            Position{'\u202f'}: <b className="font-semibold text-text">{formatPoint(point)}</b>
          </p>
          <ButtonAnchor
            href={mapLink(point)}
            target="_blank"
            rel="noopener noreferrer"
            look={place ? 'outlined' : 'filled'}
            className="mt-6"
          >
            <Icon name="pin" />
            <span>
              Voir sur la carte
              <span className="sr-only">{place && ` : ${place}`} (nouvel onglet)</span>
            </span>
          </ButtonAnchor>
        </>
      )}
    </>
  )
}
