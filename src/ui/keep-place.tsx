import { Link } from '@tanstack/react-router'
import { arePlacesUnsaved, keepPlaces, type PlaceToKeep, removeKeptPlace } from '#src/storage/kept-places.ts'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'
import { useKeptPlaces } from '#src/ui/hooks/use-kept-items.ts'
import { KeepIcon } from '#src/ui/icon.tsx'
import { useNotify } from '#src/ui/notices.tsx'
import { pressOnce } from '#src/ui/press-once.ts'

/** Says that the kept places will be lost. */
export const unsavedPlaces =
  'Gardé seulement jusqu’à ce que vous quittiez le site\u202f: votre navigateur ne laisse pas le site écrire sur cet appareil, ou la place manque.'

type KeepPlaceProps = {
  place: PlaceToKeep
  /** Only the mark, for a row of a list. */
  compact?: boolean
  className?: string
}

/** Adds a place to the carnet, or takes it out again. */
export function KeepPlace({ place, compact = false, className = '' }: KeepPlaceProps) {
  const notify = useNotify()
  const isHydrating = useIsHydrating()
  const kept = useKeptPlaces()?.some(({ slug }) => slug === place.slug) ?? false
  const label = kept ? 'Gardé' : 'Garder'
  const toggle = () => {
    if (kept) return removeKeptPlace(place.slug)
    keepPlaces([place])
    if (compact && arePlacesUnsaved()) notify('error', unsavedPlaces)
  }
  // Left out of the prerendered page: a circuit would have twenty of these buttons, which only work after hydration.
  if (compact && isHydrating) return <span className="size-[44px] print:hidden" />
  return (
    <div
      data-needs-script
      className={`flex flex-wrap items-center gap-x-5 text-small/snug font-semibold print:hidden ${className}`}
    >
      <button
        type="button"
        title={compact ? label : undefined}
        {...pressOnce(toggle)}
        className={`flex items-center gap-1.5 hover:text-route ${compact ? 'size-[44px] justify-center' : 'min-h-11'}`}
      >
        <KeepIcon kept={kept} />
        <span className={compact ? 'sr-only' : ''}>
          {label}
          <span className="sr-only"> : {place.name}</span>
        </span>
      </button>
      {kept && !compact && (
        <Link to="/carnet" className="inline-flex min-h-11 items-center">
          Voir le carnet
        </Link>
      )}
      {/* Not a notice as above, which the dialog of a place would cover. */}
      {kept && !compact && arePlacesUnsaved() && (
        <p role="alert" className="w-full font-normal text-error">
          {unsavedPlaces}
        </p>
      )}
    </div>
  )
}
