import { config } from '#src/config.ts'
import { printedMoment } from '#src/lib/printed-moment.ts'
import { printedReference } from '#src/lib/printed-reference.ts'
import { SentReceipts } from '#src/forms/sent-receipts.tsx'
import { useReceipts } from '#src/forms/use-receipts.ts'

/** The messages sent. */
export function ContactReceipts({ form }: { form: string }) {
  const sent = useReceipts(form)

  return (
    <SentReceipts
      label="Accusés d’envoi"
      title={config.maintenanceMode ? 'Message d’essai' : 'Message envoyé'}
      note={
        config.maintenanceMode
          ? 'Démonstration\u202f: ce message est resté dans votre navigateur, personne ne l’a reçu.'
          : `Nous vous répondons sous 24h. Pressé\u202f? Appelez-nous au ${config.phone.replaceAll(' ', '\u00a0')}.`
      }
    >
      {sent.map(({ sentAt, words, reference }) => (
        <li key={sentAt}>
          {words && <>«&#x202f;{words}&#x202f;»</>}
          <small className="block font-body text-small font-normal">
            {printedMoment(sentAt)}
            {reference != null && (
              <strong className="block">{printedReference(reference)}</strong>
            )}
          </small>
        </li>
      ))}
    </SentReceipts>
  )
}
