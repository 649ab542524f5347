import { visitTime } from '#src/features/circuits/place-facts.ts'
import { mapLink, type Point, printedPoint } from '#src/lib/map-links.ts'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

type PlaceVisitProps = {
  point: Point | null
  /** The place's name, where the map link stands among others: it says so to readers, and none of them is filled. */
  place?: string
}

/** How long a visit takes, and where the place is. */
export function PlaceVisit({ point, place }: PlaceVisitProps) {
  return (
    <>
      <dl className="@container mt-4.5 text-base">
        <div className="grid gap-x-5 gap-y-1.5 @min-[14rem]:grid-cols-[auto_1fr]">
          <dt className="text-soft">Durée de visite</dt>
          <dd className="font-semibold">{visitTime}</dd>
          {point && (
            <>
              <dt className="text-soft">Position</dt>
              <dd className="font-semibold">{printedPoint(point)}</dd>
            </>
          )}
        </div>
      </dl>
      {point && (
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
            <span className="sr-only">
              {place && ` : ${place}`} (nouvel onglet)
            </span>
          </span>
        </ButtonAnchor>
      )}
    </>
  )
}
