import { config } from '#src/config.ts'
import { printedMoment } from '#src/lib/printed-moment.ts'
import { printedReference } from '#src/lib/printed-reference.ts'
import { SentReceipts } from '#src/forms/sent-receipts.tsx'
import { useReceipts } from '#src/forms/use-receipts.ts'

/** The requests sent through one form: by their references or, where the server gave none, by the time. */
export function ReservationReceipts({ form }: { form: string }) {
  const sent = useReceipts(form)

  return (
    <SentReceipts
      label="Demandes envoyées"
      title={config.maintenanceMode ? 'Demande d’essai' : 'Demande reçue'}
      note={noteOn(sent.some(({ reference }) => reference != null))}
    >
      {sent.map(({ sentAt, reference }) => (
        <li key={sentAt}>{reference == null ? `Envoi du ${printedMoment(sentAt)}` : printedReference(reference)}</li>
      ))}
    </SentReceipts>
  )
}

function noteOn(hasReference: boolean): string {
  if (config.maintenanceMode) return 'Démonstration : cette demande est restée dans votre navigateur, personne ne l’a reçue.'
  return hasReference
    ? 'Gardez cette référence : elle nous aide à retrouver votre demande si vous nous appelez.'
    : 'Gardez cette date : elle nous aide à retrouver votre demande si vous nous appelez.'
}
