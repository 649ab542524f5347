import type { Size, View } from '#src/features/circuits/map/map-view.ts'
import { islandOutline } from '#src/pictures/island-outline.ts'
import { islandSize } from '#src/pictures/projection.ts'

const { width, height } = islandSize
/** In map units. A smaller rectangle could not be seen. */
const minLength = 90

/** The whole island, with a rectangle around the part that the map shows. */
export function IslandInset({ view, size }: { view: View; size: Size }) {
  const frameWidth = Math.max(size.width * view.unit, minLength)
  const frameHeight = Math.max(size.height * view.unit, minLength)
  return (
    <svg
      viewBox={`-40 -40 ${width + 80} ${height + 80}`}
      aria-hidden="true"
      className="trip-map-inset m-2 h-25 w-auto shrink-0 rounded-paper"
    >
      <path d={islandOutline} className="trip-map-land" />
      <rect
        x={view.x - frameWidth / 2}
        y={view.y - frameHeight / 2}
        width={frameWidth}
        height={frameHeight}
        className="trip-map-inset-frame"
      />
    </svg>
  )
}
