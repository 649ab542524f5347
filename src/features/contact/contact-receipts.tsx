import { useMutationState } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { contactMutation } from '#src/api/contact-messages.ts'
import { config } from '#src/config.ts'
import { contactMessageSchema, contactReceiptSchema } from '#src/contract/contact-message.ts'
import { preview } from '#src/lib/preview.ts'
import { printedReference } from '#src/lib/printed-reference.ts'
import { SentReceipts } from '#src/ui/sent-receipts.tsx'

/** The messages sent since the page was opened. */
export function ContactReceipts({ client }: { client: ApiClient }) {
  const sent = useMutationState({
    filters: { mutationKey: contactMutation(client).mutationKey, status: 'success' },
    select: ({ mutationId, state }) => {
      const { subject, message } = contactMessageSchema.parse(state.variables)
      const reference = contactReceiptSchema.parse(state.data).request_id
      return { mutationId, sentAt: state.submittedAt, words: subject || message, reference }
    },
  })

  return (
    <SentReceipts
      label="Accusés d’envoi"
      title={config.maintenanceMode ? 'Message d’essai' : 'Message envoyé'}
      note={
        config.maintenanceMode
          ? 'Démonstration\u202f: ce message est resté dans votre navigateur, personne ne l’a reçu.'
          : `Nous vous répondons sous 24h. Pressé\u202f? Appelez-nous au ${config.phone}.`
      }
    >
      {sent.map(({ mutationId, sentAt, words, reference }) => (
        <li key={mutationId}>
          «&#x202f;{preview(words, 60)}&#x202f;»
          <small className="block font-body text-small font-normal">
            {new Date(sentAt).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })}
            {reference != null && (
              <strong className="block">{printedReference(reference)}</strong>
            )}
          </small>
        </li>
      ))}
    </SentReceipts>
  )
}
