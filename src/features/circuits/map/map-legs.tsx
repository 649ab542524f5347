import { type CSSProperties, memo, type ReactNode } from 'react'
import type { Id } from '#src/contract/values.ts'
import {
  legBend,
  type LegMode,
  type MapDrawing,
  type MapLeg,
  type MapStop,
  maxNumbered,
} from '#src/features/circuits/map/map-drawing.ts'
import { isOffshore } from '#src/pictures/offshore.ts'

const modes: readonly { mode: LegMode; label: string }[] = [
  { mode: 'car', label: 'En voiture' },
  { mode: 'boat', label: 'En bateau' },
  { mode: 'foot', label: 'À pied' },
  { mode: 'plane', label: 'En avion' },
]

/** In map units: 8 km. */
const areaRadius = 7.2

type MapLegsProps = {
  drawing: MapDrawing
  /** The id of a stop. Routes have their number as the stop in their middle. */
  highlighted: Id | null
}

/** The lines of a map. Of many, those of a mode are one path, which cannot be highlighted. */
export const MapLegs = memo(function MapLegs({ drawing: { legs }, highlighted }: MapLegsProps) {
  if (legs.length > maxNumbered) {
    return modes.map(({ mode }) => (
      <path
        key={mode}
        d={legs
          .filter((leg) => leg.mode === mode)
          .map(toPath)
          .join('')}
        data-mode={mode}
        className="trip-map-leg"
      />
    ))
  }
  return legs.map((leg, index) => (
    <path
      key={`${leg.stopId} ${leg.mode} ${toPath(leg)}`}
      d={toPath(leg)}
      data-mode={leg.mode}
      data-highlighted={leg.stopId === highlighted || undefined}
      className="trip-map-leg"
      style={legStyle(leg, index / legs.length)}
    />
  ))
})

/** What lies under the stops: islets, areas, and the points on the way. */
export const MapGround = memo(function MapGround({ drawing: { stops, waypoints } }: { drawing: MapDrawing }) {
  return (
    <>
      {stops.filter(isOnIslet).map(({ id, mark, at }) => (
        <circle key={`${id} ${mark}`} r="15" style={{ transform: toTransform(at) }} className="trip-map-islet" />
      ))}
      {[...stops, ...waypoints]
        .filter(({ isArea }) => isArea)
        .map(({ at }) => (
          <circle key={`${at.x} ${at.y}`} cx={at.x} cy={at.y} r={areaRadius} className="trip-map-area" />
        ))}
      {waypoints.map(({ at }) => (
        <circle key={`${at.x} ${at.y}`} r="3.5" style={{ transform: toTransform(at) }} className="trip-map-waypoint" />
      ))}
    </>
  )
})

/** Whether a stop lies on an islet that the outline does not have. A route's number may lie in the sea. */
function isOnIslet({ at, link }: MapStop): boolean {
  return !('route' in link) && isOffshore(at)
}

/** A leg is drawn from its start. `order` is from 0 to 1. */
function legStyle({ from }: MapLeg, order: number): CSSProperties & { '--leg': number } {
  return { transformOrigin: `${from.x}px ${from.y}px`, '--leg': order }
}

/** Places what is drawn in pixels around 0 at a point of the map, in the same size at every zoom. */
export function toTransform({ x, y }: { x: number; y: number }): string {
  return `translate(${x}px, ${y}px) scale(var(--unit))`
}

function toPath(leg: MapLeg): string {
  const { from, to } = leg
  const bend = legBend(leg)
  return bend ? `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}` : `M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** Explains the lines and areas that the map has. */
export const MapLegend = memo(function MapLegend({ drawing: { legs, stops, waypoints } }: { drawing: MapDrawing }) {
  const used = modes.filter(({ mode }) => legs.some((leg) => leg.mode === mode))
  const hasArea = [...stops, ...waypoints].some(({ isArea }) => isArea)
  const hasIslet = stops.some(isOnIslet)
  return (
    <ul
      aria-label="Légende de la carte"
      className="flex flex-wrap content-start gap-x-5 gap-y-1 px-3 py-2 text-small text-soft"
    >
      {used.map(({ mode, label }) => (
        <LegendItem key={mode} width={34} height={14} label={label}>
          <path d={mode === 'plane' ? 'M1 12Q17 -6 33 12' : 'M1 7H33'} data-mode={mode} className="trip-map-leg" />
        </LegendItem>
      ))}
      {hasArea && (
        <LegendItem width={18} height={18} label="Position à 8 km près">
          <circle cx="9" cy="9" r="7.5" className="trip-map-area" />
        </LegendItem>
      )}
      {hasIslet && (
        <LegendItem width={18} height={18} label="Îlot absent de ce tracé">
          <circle cx="9" cy="9" r="7.5" className="trip-map-islet" />
        </LegendItem>
      )}
    </ul>
  )
})

type LegendItemProps = { width: number; height: number; label: string; children: ReactNode }

function LegendItem({ width, height, label, children }: LegendItemProps) {
  return (
    <li className="flex items-center gap-2">
      <svg width={width} height={height} aria-hidden="true">
        {children}
      </svg>
      {label}
    </li>
  )
}
