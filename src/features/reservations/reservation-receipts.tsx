import { useMutationState } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { config } from '#src/config.ts'
import { reservationReceiptSchema } from '#src/contract/reservation.ts'
import { Icon } from '#src/ui/icon.tsx'

/** The references of the requests sent through one form since the page was opened: still there when the notice is gone. */
export function ReservationReceipts({ form }: { form: string }) {
  const references = useMutationState({
    filters: { mutationKey: ['reservation-request', form], status: 'success' },
    select: (mutation) => reservationReceiptSchema.safeParse(mutation.state.data).data?.request_id,
  }).filter((reference) => reference != null)
  const section = useRef<HTMLElement>(null)
  const { length } = references
  const seen = useRef(length)

  // The answer to a form that is on the screen: brought into view, where the words were that have just left.
  useEffect(() => {
    if (length > seen.current) section.current?.focus()
    seen.current = length
  }, [length])

  if (length === 0) return null

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Demandes envoyées"
      className="ticket mb-8 bg-raised px-7 py-6 print:border print:border-edge"
    >
      <p className="label flex items-center gap-2 text-route">
        <Icon name="check" />
        {config.maintenanceMode ? 'Demande d’essai' : 'Demande reçue'}
      </p>
      <ul className="mt-2">
        {references.map((reference) => (
          <li key={reference} className="font-display text-[1.375rem]/snug font-extrabold wrap-anywhere">
            Référence : {reference}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-soft">
        {config.maintenanceMode
          ? 'Démonstration : cette demande est restée dans votre navigateur, personne ne l’a reçue.'
          : 'Gardez cette référence : elle nous aide à retrouver votre demande si vous nous appelez.'}
      </p>
    </section>
  )
}
