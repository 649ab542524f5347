import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { MapDrawing } from '#src/features/circuits/map/map-drawing.ts'
import type { Highlight } from '#src/features/circuits/map/highlight.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullScreenDialog } from '#src/ui/dialog.tsx'
import { useInView } from '#src/ui/hooks/use-in-view.ts'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'
import { useMediaQuery } from '#src/ui/hooks/use-media-query.ts'

const circuitRoute = getRouteApi('/_site/circuits/$slug')
const loadTripMap = () => import('#src/features/circuits/map/trip-map.tsx')

type MapBoxProps = Highlight & {
  drawing: MapDrawing
  label: string
  /** The circuit's. */
  slug: string
  caption: string
  /** A Tailwind class for the height of the strip on screens below 1000 px. */
  stripHeight: string
  drawnOnScroll?: boolean
}

/**
 * Keeps the space of a map, which is loaded once it is near, or after a while, so that a printed page has it. From 1000 px it is the map itself, which stays in view; on narrower
 * screens it is a strip that opens the map.
 */
export function MapBox({ stripHeight, caption, drawnOnScroll = false, ...map }: MapBoxProps) {
  const isWide = useMediaQuery('print, (width >= 1000px)')
  const { carte: isOpen } = circuitRoute.useSearch()
  const navigate = useNavigate()
  const setOpen = (carte?: true) =>
    void navigate({ to: '.', search: (search) => ({ ...search, carte }), resetScroll: false })
  const { ref, seen } = useInView({ rootMargin: '50%', timeout: 5000 })
  const { module, isError } = useLazyModule(loadTripMap, seen || isOpen === true)
  return (
    <figure
      ref={ref}
      aria-label={map.label}
      data-needs-script
      className={`${stripHeight} ${drawnOnScroll ? 'trip-map-drawn-on-scroll' : ''} flex flex-col rounded-paper border border-line bg-paper max-lg:order-first lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:h-[min(40rem,calc(100dvh-var(--header-height)-48px))] lg:self-start print:static print:h-[10cm] print:break-inside-avoid`}
    >
      <div className="relative flex min-h-0 grow">
        {module && isWide && <module.TripMap {...map} />}
        {module && !isWide && (
          <>
            <module.MapThumbnail drawing={map.drawing} />
            <Button
              look="outlined"
              className="mx-3 self-center print:hidden"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              Ouvrir la carte
            </Button>
          </>
        )}
        {isError && <p className="p-4 text-small text-soft">La carte n’a pas pu être chargée.</p>}
      </div>
      <figcaption className="px-3 pb-1.5 text-small text-soft max-lg:not-print:sr-only">{caption}</figcaption>
      {module && isOpen && !isWide && (
        <FullScreenDialog title={map.label} onClose={() => setOpen(undefined)}>
          <module.TripMap {...map} />
        </FullScreenDialog>
      )}
    </figure>
  )
}
