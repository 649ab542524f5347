import { config } from '#src/config.ts'
import { printedReference } from '#src/lib/printed-reference.ts'
import { SentReceipts } from '#src/ui/sent-receipts.tsx'
import { useReceipts } from '#src/ui/use-receipts.ts'

/** The references of the requests sent through one form. */
export function ReservationReceipts({ form }: { form: string }) {
  const sent = useReceipts(form)

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
      {sent.flatMap(({ sentAt, reference }) =>
        reference == null ? [] : [<li key={sentAt}>{printedReference(reference)}</li>],
      )}
    </SentReceipts>
  )
}
