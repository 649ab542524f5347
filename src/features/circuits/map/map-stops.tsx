import { Link } from '@tanstack/react-router'
import { memo, type ReactNode, useMemo } from 'react'
import type { Id } from '#src/contract/values.ts'
import { type MapDrawing, type MapStop, maxNumbered } from '#src/features/circuits/map/map-drawing.ts'
import { toTransform } from '#src/features/circuits/map/map-legs.tsx'
import { isInView, type Size, type View } from '#src/features/circuits/map/map-view.ts'
import { labelAnchors, placeLabels, type Side, spreadMarks, toLabel } from '#src/features/circuits/map/mark-layout.ts'
import type { Highlight } from '#src/features/circuits/map/highlight.tsx'

type MapStopsProps = Highlight & { drawing: MapDrawing; slug: string; view: View; size: Size }

/** The stops of a map as links. Those outside the frame leave the tab order. Memoized, because a drag renders the map often. */
export const MapStops = memo(function MapStops({
  drawing: { stops },
  slug,
  view,
  size,
  highlighted,
  onHighlight,
}: MapStopsProps) {
  const { unit } = view
  const isNumbered = stops.length <= maxNumbered
  const marks = useMemo(() => (isNumbered ? spreadStops(stops, unit) : []), [stops, unit, isNumbered])
  if (!isNumbered) {
    return (
      <>
        <MapDots stops={stops} />
        <path d={toDots(stops.filter(({ id }) => id === highlighted))} className="trip-map-dots" data-highlighted />
      </>
    )
  }
  const middle = { x: view.x / unit, y: view.y / unit }
  const sides = placeLabels(
    marks.map(({ position }) => position),
    marks.map(({ stop }) => stop.name),
    {
      left: middle.x - size.width / 2,
      right: middle.x + size.width / 2,
      top: middle.y - size.height / 2,
      bottom: middle.y + size.height / 2,
    },
  )
  return marks.map(({ stop, position }, index) => {
    const isHighlighted = stop.id === highlighted
    // The name that is pointed at shows even if it covers another.
    const side = sides[index] ?? (isHighlighted ? (position.x > middle.x ? 'left' : 'right') : null)
    return (
      <Mark
        key={`${stop.id} ${stop.mark}`}
        stop={stop}
        slug={slug}
        dx={position.x - stop.at.x / unit}
        dy={position.y - stop.at.y / unit}
        side={side}
        isReachable={isInView({ x: position.x * unit, y: position.y * unit }, view, size)}
        isHighlighted={isHighlighted}
        onHighlight={onHighlight}
      />
    )
  })
})

/** Where each stop's mark is drawn, in pixels. */
function spreadStops(stops: readonly MapStop[], unit: number) {
  const positions = spreadMarks(stops.map(({ at }) => ({ x: at.x / unit, y: at.y / unit })))
  return positions.flatMap((position, index) => {
    const stop = stops[index]
    return stop ? [{ stop, position }] : []
  })
}

type MarkProps = {
  stop: MapStop
  slug: string
  dx: number
  dy: number
  side: Side | null
  isReachable: boolean
  isHighlighted: boolean
  onHighlight: (id: Id | null) => void
}

/** Fits '10,11' into the mark. */
const narrow = { textLength: 19, lengthAdjust: 'spacingAndGlyphs' }

/** Memoized, because a moved map has up to 200. */
const Mark = memo(function Mark({ stop, slug, dx, dy, side, isReachable, isHighlighted, onHighlight }: MarkProps) {
  return (
    <g
      style={{ transform: toTransform(stop.at) }}
      onPointerEnter={() => onHighlight(stop.id)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(stop.id)}
      onBlur={() => onHighlight(null)}
    >
      {Math.hypot(dx, dy) > 3 && <path d={`M0 0L${dx} ${dy}`} className="trip-map-leader" />}
      <StopLink stop={stop} slug={slug} isReachable={isReachable}>
        <g transform={`translate(${dx} ${dy})`} data-highlighted={isHighlighted || undefined} className="trip-map-stop">
          <circle r="22" className="trip-map-touch" />
          <circle r="12" className="trip-map-mark" />
          <text y="4.5" textAnchor="middle" {...(stop.mark.length > 2 && narrow)}>
            {stop.mark}
          </text>
          {side && (
            <text {...labelAnchors[side]} className="trip-map-name">
              {toLabel(stop.name)}
            </text>
          )}
        </g>
      </StopLink>
    </g>
  )
})

type StopLinkProps = { stop: MapStop; slug: string; isReachable: boolean; children: ReactNode }

function StopLink({ stop: { link, name, markLabel }, slug, isReachable, children }: StopLinkProps) {
  const shared = {
    params: { slug },
    'aria-label': `${markLabel}\u202f: ${name}`,
    tabIndex: isReachable ? 0 : -1,
    className: 'trip-map-link',
    // Only an address with its hash or search is the current page.
    activeOptions: { includeHash: true },
    children,
  }
  if ('day' in link) return <Link to="/circuits/$slug" hash={`jour-${link.day}`} {...shared} />
  return 'place' in link ? (
    <Link to="/circuits/$slug/lieux" search={{ lieu: link.place }} resetScroll={false} {...shared} />
  ) : (
    <Link to="/circuits/$slug/routes" search={{ itineraire: link.route }} resetScroll={false} {...shared} />
  )
}

/** One path for all, since each element of thousands would have to be painted when the map moves. */
export function MapDots({ stops }: { stops: readonly MapStop[] }) {
  return <path d={toDots(stops)} className="trip-map-dots" />
}

function toDots(stops: readonly MapStop[]): string {
  return stops.map(({ at }) => `M${at.x} ${at.y}h0`).join('')
}
