import { useMutationState } from '@tanstack/react-query'
import { config } from '#src/config.ts'
import { reservationReceiptSchema } from '#src/contract/reservation.ts'
import { printedReference } from '#src/lib/printed-reference.ts'
import { SentReceipts } from '#src/ui/sent-receipts.tsx'

/** The references of the requests sent through one form since the page was opened. */
export function ReservationReceipts({ form }: { form: string }) {
  const sent = useMutationState({
    filters: { mutationKey: ['reservation-request', form], status: 'success' },
    select: ({ mutationId, state }) => ({
      mutationId,
      reference: reservationReceiptSchema.safeParse(state.data).data?.request_id,
    }),
  })

  return (
    <SentReceipts
      label="Demandes envoyées"
      title={config.maintenanceMode ? 'Demande d’essai' : 'Demande reçue'}
      note={
        config.maintenanceMode
          ? 'Démonstration : cette demande est restée dans votre navigateur, personne ne l’a reçue.'
          : 'Gardez cette référence : elle nous aide à retrouver votre demande si vous nous appelez.'
      }
    >
      {sent.flatMap(({ mutationId, reference }) =>
        reference == null ? [] : [<li key={mutationId}>{printedReference(reference)}</li>],
      )}
    </SentReceipts>
  )
}
