import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { HttpError, UnreadableError } from '#src/api/errors.ts'
import { send } from '#src/api/send.ts'
import type { Failure } from '#src/contract/failure.ts'
import {
  type ReservationReceipt,
  type ReservationRequest,
  reservationReceiptSchema,
} from '#src/contract/reservation.ts'

/** A request that was not taken; `message` is the French text of section 8, `fieldErrors` what a 400 said of fields. */
export class ReservationError extends Error {
  override name = 'ReservationError'
  /** Payload field -> its messages. */
  readonly fieldErrors: Record<string, string[]>

  constructor(message: string, fieldErrors: Record<string, string[]>, cause: unknown) {
    super(message, { cause })
    this.fieldErrors = fieldErrors
  }
}

/** Sends a reservation request. `form` tells the forms apart: who sent it and where its receipt is shown. */
export function reservationMutation(client: ApiClient, form: string) {
  return mutationOptions<ReservationReceipt, ReservationError, ReservationRequest>({
    mutationKey: ['reservation-request', form],
    mutationFn: (request) =>
      send(
        client,
        '/reservations/reservation-request/',
        request,
        reservationReceiptSchema,
      ).catch((error: unknown) => {
        throw toReservationError(error)
      }),
  })
}

function toReservationError(error: unknown): ReservationError {
  if (error instanceof HttpError) {
    const { status, failure } = error
    if (status === 404) return failed('Circuit non trouvé. Veuillez réessayer.', failure, error)
    if (status === 400) return failed(`Données invalides. ${explain(failure)}`, failure, error)
    if (status === 500) return failed('Erreur serveur. Veuillez réessayer plus tard.', failure, error)
    return failed(`Impossible d'envoyer votre demande. ${whatTheServerSaid(failure)}`, failure, error)
  }
  const failure = error instanceof UnreadableError ? error.failure : null
  return failed(`Impossible d'envoyer votre demande. ${whatTheServerSaid(failure)}`, failure, error)
}

function failed(message: string, failure: Failure | null, cause: unknown): ReservationError {
  return new ReservationError(message, failure?.errors ?? {}, cause)
}

function explain(failure: Failure | null): string {
  const fields = Object.entries(failure?.errors ?? {})
    .filter(([, messages]) => messages.length > 0)
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('; ')
  const parts = [failure?.error, fields].filter(Boolean)
  return parts.join(' ') || 'Veuillez vérifier vos informations.'
}

function whatTheServerSaid(failure: Failure | null): string {
  return (
    failure?.message || failure?.error || failure?.detail || 'Vérifiez votre connexion internet.'
  )
}
