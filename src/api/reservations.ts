import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { failureOf, HttpError, SendError } from '#src/api/errors.ts'
import { send } from '#src/api/send.ts'
import type { Failure } from '#src/contract/failure.ts'
import {
  type ReservationReceipt,
  type ReservationRequest,
  reservationReceiptSchema,
} from '#src/contract/reservation.ts'

/** Sends a reservation request. `form` tells the forms apart: who sent it and where its receipt is shown. */
export function reservationMutation(client: ApiClient, form: string) {
  return {
    mutationKey: ['reservation-request', form],
    mutationFn: (request) =>
      send(
        client,
        '/reservations/reservation-request/',
        request,
        reservationReceiptSchema,
      ).catch((error: unknown) => {
        throw new SendError(failureText(error), error)
      }),
  } satisfies UseMutationOptions<ReservationReceipt, SendError, ReservationRequest>
}

function failureText(error: unknown): string {
  const failure = failureOf(error)
  switch (error instanceof HttpError ? error.status : undefined) {
    case 404:
      return 'Circuit non trouvé. Veuillez réessayer.'
    case 400:
      return `Données invalides. ${explain(failure)}`
    case 500:
      return 'Erreur serveur. Veuillez réessayer plus tard.'
    default:
      return `Impossible d'envoyer votre demande. ${whatTheServerSaid(failure)}`
  }
}

function explain(failure: Failure | null): string {
  const fields = Object.entries(failure?.errors ?? {})
    .filter(([, messages]) => messages.some((message) => message.trim()))
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('; ')
  const parts = [failure?.error?.trim(), fields].filter(Boolean)
  return parts.join(' ') || 'Veuillez vérifier vos informations.'
}

function whatTheServerSaid(failure: Failure | null): string {
  return (
    failure?.message?.trim() || failure?.error?.trim() || failure?.detail?.trim() || 'Vérifiez votre connexion internet.'
  )
}
