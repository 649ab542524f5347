import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Highlight } from '#src/features/circuits/map/highlight.tsx'
import type { MapDrawing } from '#src/features/circuits/map/map-drawing.ts'
import { Button } from '#src/ui/button.tsx'
import { FullScreenDialog } from '#src/ui/dialog.tsx'
import { useInView } from '#src/ui/hooks/use-in-view.ts'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'
import { useMediaQuery } from '#src/ui/hooks/use-media-query.ts'

const circuitRoute = getRouteApi('/_site/circuits/$slug')
const loadTripMap = () => import('#src/features/circuits/map/trip-map.tsx')

type MapProps = Highlight & {
  circuit: Circuit
  drawing: MapDrawing
  caption?: string
  /** A Tailwind class for the height of the strip on narrow screens. */
  stripHeight?: string
  drawnOnScroll?: boolean
}

/** A list with its map: beside it from 1000 px and on paper, above it as a strip that opens the map on narrower screens. */
export function ListWithMap({ children, ...map }: MapProps & { children: ReactNode }) {
  const isWide = useMediaQuery('print, (width >= 1000px)')
  const hasMap = map.drawing.stops.length > 0
  const parts = [hasMap && <CircuitMap key="map" {...map} isWide={isWide} />, <div key="list">{children}</div>]
  return (
    <div
      className={`grid gap-8 *:min-w-0 ${hasMap ? 'lg:[@media(scripting:enabled)]:grid-cols-[7fr_5fr] lg:*:row-start-1 lg:*:[figure]:col-start-2' : ''}`}
    >
      {/* The keyboard goes through them in the order in which they are seen. */}
      {isWide ? parts.toReversed() : parts}
    </div>
  )
}

/** Keeps the space of a map, which is loaded once it is near, or after a while, so that a printed page has it. */
function CircuitMap({
  circuit,
  stripHeight = 'h-24',
  caption = 'Tracé schématique',
  drawnOnScroll = false,
  isWide,
  ...map
}: MapProps & { isWide: boolean }) {
  const { carte: isOpen } = circuitRoute.useSearch()
  const navigate = useNavigate()
  const setOpen = (carte?: true) =>
    void navigate({ to: '.', search: (search) => ({ ...search, carte }), resetScroll: false })
  const { ref, seen } = useInView({ rootMargin: '50%', timeout: 5000 })
  const { module, isError } = useLazyModule(loadTripMap, seen || isOpen === true)
  const label = `Carte du circuit ${circuit.name}`
  const tripMap = module && <module.TripMap {...map} label={label} slug={circuit.slug} />
  return (
    <>
      <figure
        ref={ref}
        aria-label={label}
        data-needs-script
        className={`${stripHeight} ${drawnOnScroll ? 'trip-map-drawn-on-scroll' : ''} flex flex-col rounded-paper border border-line bg-paper lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:h-[min(40rem,calc(100dvh-var(--header-height)-48px))] lg:self-start print:static print:order-first print:h-[13cm] print:not-has-[svg]:hidden print:break-inside-avoid`}
      >
        <div className="relative flex min-h-0 grow">
          {isWide && tripMap}
          {module && !isWide && (
            <>
              <module.MapThumbnail drawing={map.drawing} />
              <Button look="outlined" className="mx-3 self-center" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                Ouvrir la carte
              </Button>
            </>
          )}
          {isError && <p className="p-4 text-small text-soft">La carte n’a pas pu être chargée.</p>}
        </div>
        <figcaption className="px-3 pb-1.5 text-small text-soft max-lg:not-print:sr-only">{caption}</figcaption>
      </figure>
      {tripMap && isOpen && !isWide && (
        <FullScreenDialog title={label} onClose={() => setOpen(undefined)}>
          {tripMap}
        </FullScreenDialog>
      )}
    </>
  )
}
