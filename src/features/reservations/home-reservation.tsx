import type { ComponentProps } from 'react'
import { config } from '#src/config.ts'
import type { HomeReservationForm } from '#src/features/reservations/home-reservation-form.tsx'
import { emptySteps, RequestSteps } from '#src/features/reservations/request-steps.tsx'
import { NoScriptNotice } from '#src/forms/form-footer.tsx'
import { FieldGrid } from '#src/ui/fields.tsx'
import { weekendNote } from '#src/lib/opening-hours.ts'
import { useInView } from '#src/ui/hooks/use-in-view.ts'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'
import { LoadErrorPanel } from '#src/ui/load-error-panel.tsx'
import { Skeleton } from '#src/ui/loading.tsx'

/** Loaded on demand, because the form's libraries would slow down the first load. */
const loadForm = () => import('#src/features/reservations/home-reservation-form.tsx')

/** Requests a quote for any circuit. The form loads shortly before it is scrolled into view, or after three seconds. */
export function HomeReservation(props: ComponentProps<typeof HomeReservationForm>) {
  const { ref, seen } = useInView({ rootMargin: '100%', timeout: 3000 })
  const { module, isError } = useLazyModule(loadForm, seen)
  return (
    <div ref={ref} className="grid grid-cols-1 *:min-w-0 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-x-14">
      <div>
        <h2 className="text-[clamp(2rem,1.35rem+2.2vw,3.75rem)]">Réservation</h2>
        <p className="mt-4.5 text-soft">
          Une demande de devis, pas un paiement. Nous répondons sous <strong className="text-text">24h</strong>.{' '}
          {weekendNote(config.openingHours)}
        </p>
      </div>
      {module ? (
        <module.HomeReservationForm {...props} />
      ) : (
        <>
          <div aria-hidden="true" data-needs-script>
            {!isError && <RequestSteps steps={Object.values(emptySteps)} />}
          </div>
          <div className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
            <NoScriptNotice />
            {/* Always rendered, because screen readers only announce changes inside an existing region. */}
            <div role="status">
              {/* Reloads, because browsers may not retry a failed import. */}
              {isError && (
                <LoadErrorPanel text="Impossible de charger le formulaire" onRetry={() => location.reload()} />
              )}
            </div>
            {!isError && <HomeFormSkeleton />}
          </div>
        </>
      )}
    </div>
  )
}

/** Size classes for the skeleton. They must match the fields of home-reservation-fields.tsx. */
const fieldSizes = {
  circuit: 'col-span-full h-12',
  name: 'h-12',
  email: 'h-12',
  phone: 'h-12',
  company: 'h-12',
  address: 'col-span-full h-12',
  start: 'h-12',
  end: 'h-12',
  group: 'col-span-full h-32 max-lg:h-70',
  requests: 'col-span-full h-30',
  message: 'col-span-full h-30',
}

function HomeFormSkeleton() {
  return (
    <div aria-hidden="true" data-needs-script>
      <FieldGrid>
        {Object.entries(fieldSizes).map(([field, size]) => (
          <Skeleton key={field} className={`rounded-paper mt-7.5 ${size}`} />
        ))}
      </FieldGrid>
      <Skeleton className="rounded-paper mt-8 h-13 w-56 max-w-full" />
    </div>
  )
}
