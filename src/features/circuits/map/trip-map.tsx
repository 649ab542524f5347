import { type CSSProperties, useDeferredValue, useId } from 'react'
import type { Highlight } from '#src/features/circuits/map/highlight.tsx'
import { IslandInset } from '#src/features/circuits/map/island-inset.tsx'
import type { MapDrawing } from '#src/features/circuits/map/map-drawing.ts'
import { MapGround, MapLegs, MapLegend } from '#src/features/circuits/map/map-legs.tsx'
import { MapDots, MapStops } from '#src/features/circuits/map/map-stops.tsx'
import { fitView, type View, viewBox, zoomStep } from '#src/features/circuits/map/map-view.ts'
import { useMapView } from '#src/features/circuits/map/use-map-view.ts'
import { islandOutline } from '#src/pictures/island-outline.ts'
import { useSize } from '#src/ui/hooks/use-size.ts'
import { Button } from '#src/ui/button.tsx'
import '#src/features/circuits/map/trip-map.css'

type TripMapProps = Highlight & {
  drawing: MapDrawing
  /** 'Carte du circuit Nord'. */
  label: string
  /** The circuit's. */
  slug: string
}

/** A map that can be moved. Its stops are links, and keys move it while it has the focus. */
export function TripMap({ drawing, label, slug, highlighted, onHighlight }: TripMapProps) {
  const { ref, size } = useSize()
  const map = useMapView(drawing.extent, size)
  const { view, move, reset, wantsWheelHint, frameProps } = map
  const keysId = useId()
  // A drag only moves what is drawn, and the stops may lag behind other movements. The deferred value is null at first.
  const settledView = useDeferredValue(map.settledView) ?? map.settledView
  return (
    <div className="flex h-full min-w-0 grow flex-col trip-map-layout">
      <div className="flex flex-wrap gap-2 p-2 print:hidden">
        <Button look="outlined" className="mr-auto" onClick={reset}>
          Vue d’ensemble
        </Button>
        <ZoomButton label="Dézoomer" sign="–" onClick={() => move({ zoom: 1 / zoomStep })} />
        <ZoomButton label="Zoomer" sign="+" onClick={() => move({ zoom: zoomStep })} />
      </div>
      <div ref={ref} className="relative min-h-0 grow">
        <div
          {...frameProps}
          role="application"
          aria-label={label}
          aria-describedby={keysId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the map
          tabIndex={0}
          className="trip-map absolute inset-0 cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing"
        >
          {size && view && settledView && (
            <svg viewBox={viewBox(view, size)} className="trip-map-drawing" style={unitStyle(view)}>
              <path d={islandOutline} className="trip-map-land" />
              <MapLegs drawing={drawing} highlighted={highlighted} />
              <MapGround drawing={drawing} />
              <MapStops
                drawing={drawing}
                slug={slug}
                view={settledView}
                size={size}
                highlighted={highlighted}
                onHighlight={onHighlight}
              />
            </svg>
          )}
        </div>
        <p id={keysId} hidden>
          Flèches pour déplacer la carte, plus et moins pour zoomer.
        </p>
        <p role="status" className="pointer-events-none absolute inset-x-0 bottom-3 grid justify-center">
          {wantsWheelHint && (
            <span className="rounded-paper bg-ink px-3 py-1.5 text-small text-vanilla">
              Ctrl ou Cmd + molette pour zoomer
            </span>
          )}
        </p>
      </div>
      {/* Keeps the inset's height until the frame has been measured. */}
      <div className="flex min-h-29 justify-between">
        <MapLegend drawing={drawing} />
        {size && view && <IslandInset view={view} size={size} />}
      </div>
    </div>
  )
}

/** The scale of what keeps its size at every zoom. */
function unitStyle({ unit }: View): CSSProperties & { '--unit': number } {
  return { '--unit': unit }
}

/** The whole map as a picture, for a strip that opens the map itself. */
export function MapThumbnail({ drawing }: { drawing: MapDrawing }) {
  const { ref, size } = useSize()
  const view = size && fitView(drawing.extent, size)
  return (
    <div ref={ref} aria-hidden="true" className="trip-map trip-map-thumbnail relative min-w-0 grow">
      {view && (
        <svg viewBox={viewBox(view, size)} className="trip-map-drawing absolute inset-0" style={unitStyle(view)}>
          <path d={islandOutline} className="trip-map-land" />
          <MapLegs drawing={drawing} highlighted={null} />
          <MapDots stops={drawing.stops} />
        </svg>
      )}
    </div>
  )
}

type ZoomButtonProps = { label: string; sign: string; onClick: () => void }

function ZoomButton({ label, sign, onClick }: ZoomButtonProps) {
  return (
    <Button look="outlined" aria-label={label} onClick={onClick}>
      {sign}
    </Button>
  )
}
