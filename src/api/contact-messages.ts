import type { UseMutationOptions } from '@tanstack/react-query'
import { HttpError, SendError } from '#src/api/errors.ts'
import { fetchJson } from '#src/api/http.ts'
import { type ContactMessage, type ContactReceipt, contactReceiptSchema } from '#src/contract/contact-message.ts'

/** Sends a contact message. */
export function contactMutationOptions() {
  return {
    mutationKey: ['contact-message'],
    mutationFn: (message) =>
      fetchJson('/reservations/contact/', contactReceiptSchema, { method: 'POST', body: message }).catch(
        (error: unknown) => {
          throw new SendError(failureText(error), error)
        },
      ),
  } satisfies UseMutationOptions<ContactReceipt, SendError, ContactMessage>
}

function failureText(error: unknown): string {
  switch (error instanceof HttpError ? error.status : undefined) {
    case 400:
      return 'Données invalides. Veuillez vérifier vos informations.'
    case 429:
      return "Trop de messages envoyés récemment. Veuillez attendre avant d'en envoyer un autre."
    case 500:
      return 'Erreur serveur. Veuillez réessayer plus tard.'
    default:
      return "Impossible d'envoyer votre message. Vérifiez votre connexion internet."
  }
}
