import type { UseMutationOptions } from '@tanstack/react-query'
import { failureOf, HttpError, SendError } from '#src/api/errors.ts'
import { fetchJson } from '#src/api/http.ts'
import type { Failure } from '#src/contract/failure.ts'
import {
  type ReservationReceipt,
  type ReservationRequest,
  reservationReceiptSchema,
} from '#src/contract/reservation.ts'

/** Sends a reservation request. `form` is part of the key, so that each form knows only its own mutation. */
export function reservationMutationOptions(form: string) {
  return {
    mutationKey: ['reservation-request', form],
    mutationFn: (request) =>
      fetchJson('/reservations/reservation-request/', reservationReceiptSchema, {
        method: 'POST',
        body: request,
      }).catch((error: unknown) => {
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
      return `Données invalides. ${errorDetails(failure)}`
    case 500:
      return 'Erreur serveur. Veuillez réessayer plus tard.'
    default:
      return `Impossible d'envoyer votre demande. ${serverMessage(failure)}`
  }
}

function errorDetails(failure: Failure | null): string {
  const fields = Object.entries(failure?.errors ?? {})
    .filter(([, messages]) => messages.some((message) => message.trim()))
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('; ')
  const parts = [failure?.error?.trim(), fields].filter(Boolean)
  return parts.join(' ') || 'Veuillez vérifier vos informations.'
}

function serverMessage(failure: Failure | null): string {
  return (
    failure?.message?.trim() ||
    failure?.error?.trim() ||
    failure?.detail?.trim() ||
    'Vérifiez votre connexion internet.'
  )
}
