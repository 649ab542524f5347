import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue } from 'react'
import { HomeFormSkeleton } from '#src/features/reservations/home-form-skeleton.tsx'
import type { HomeReservationForm } from '#src/features/reservations/home-reservation-form.tsx'
import { emptyStops, RequestStops } from '#src/features/reservations/request-stops.tsx'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'
import { useSeen } from '#src/ui/use-seen.ts'
import { WithoutScript } from '#src/forms/without-script.tsx'

/** The form and its libraries would keep the first screen waiting, and not everybody comes down to it. */
const formCode = queryOptions({
  queryKey: ['code', 'home-reservation-form'],
  queryFn: () => import('#src/features/reservations/home-reservation-form.tsx'),
  staleTime: Infinity,
  retry: false,
})

type HomeReservationProps = ComponentProps<typeof HomeReservationForm> & {
  /** When the site's files are kept, or never will be: the form then comes to everybody. */
  siteKept: Promise<unknown>
}

/** Asks for a quote for any circuit. The form itself comes when somebody comes near it. */
export function HomeReservation({ siteKept, ...props }: HomeReservationProps) {
  // Whoever scrolls on finds it there; whoever reads without scrolling comes to it, too.
  const { ref, seen } = useSeen({ rootMargin: '100%', otherwise: siteKept })
  const { data, isError, refetch } = useQuery({ ...formCode, enabled: seen })
  // In small pieces: a slow phone would otherwise stand still for it, a quarter of a second.
  const code = useDeferredValue(data)
  return (
    <div
      ref={ref}
      className="grid grid-cols-1 *:min-w-0 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-x-14"
    >
      <div>
        <h2 className="text-[clamp(2rem,1.35rem+2.2vw,3.75rem)]">Réservation</h2>
        <p className="mt-4.5 text-soft">
          Une demande de devis, pas un paiement. Nous répondons sous{' '}
          <strong className="text-text">24h</strong>.
        </p>
      </div>
      {code ? (
        <code.HomeReservationForm {...props} />
      ) : (
        <>
          <div aria-hidden="true" data-needs-script>
            {!isError && <RequestStops stops={Object.values(emptyStops)} />}
          </div>
          <div className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
            <WithoutScript />
            {/* Readers announce what appears in a region that was there before. */}
            <div role="status">
              {isError && (
                <LoadErrorPanel
                  text="Impossible de charger le formulaire"
                  onRetry={() => void refetch()}
                />
              )}
            </div>
            {!isError && <HomeFormSkeleton />}
          </div>
        </>
      )}
    </div>
  )
}
