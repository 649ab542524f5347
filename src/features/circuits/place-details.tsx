import type { Place } from '#src/contract/place.ts'
import { PlaceBadges } from '#src/features/circuits/place-badges.tsx'
import { placeFacts } from '#src/features/circuits/place-facts.ts'
import { PlacePicture } from '#src/features/circuits/place-picture.tsx'
import { PlaceVisit } from '#src/features/circuits/place-visit.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

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
      <PlaceVisit point={facts.point} />
    </Dialog>
  )
}
