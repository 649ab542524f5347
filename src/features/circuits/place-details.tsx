import type { Place } from '#src/contract/place.ts'
import { PlaceBadges } from '#src/features/circuits/place-badges.tsx'
import { placeFacts, visitTime } from '#src/features/circuits/place-facts.ts'
import { PlacePicture } from '#src/features/circuits/place-picture.tsx'
import { mapLink, printedPoint } from '#src/lib/map-links.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'

export function PlaceDetails({ place, onClose }: { place: Place; onClose: () => void }) {
  const facts = placeFacts(place)
  return (
    <Dialog
      title={facts.name}
      onClose={onClose}
      picture={<PlacePicture place={place} />}
    >
      <div className="mt-3.5">
        <PlaceBadges facts={facts} />
      </div>
      {facts.description && <p className="mt-3.5 text-soft">{facts.description}</p>}
      <dl className="@container mt-4.5 text-base">
        <div className="grid gap-x-5 gap-y-1.5 @min-[14rem]:grid-cols-[auto_1fr]">
          <dt className="text-soft">Durée de visite</dt>
          <dd className="font-semibold">{visitTime}</dd>
          {facts.point && (
            <>
              <dt className="text-soft">Position</dt>
              <dd className="font-semibold">{printedPoint(facts.point)}</dd>
            </>
          )}
        </div>
      </dl>
      {facts.point && (
        <ButtonAnchor
          href={mapLink(facts.point)}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-6"
        >
          <Icon name="pin" />
          <span>
            Voir sur la carte<span className="sr-only"> (nouvel onglet)</span>
          </span>
        </ButtonAnchor>
      )}
    </Dialog>
  )
}
