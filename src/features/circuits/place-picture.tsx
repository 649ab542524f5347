import type { Place } from '#src/contract/place.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { FallbackImage } from '#src/ui/fallback-image.tsx'

/** The provider's picture of a place, else the drawn scene of its type. */
export function PlacePicture({ place }: { place: Place }) {
  return (
    <FallbackImage
      src={place.image}
      fallback={sceneOf(place.type)}
      alt=""
      width={480}
      height={360}
    />
  )
}
