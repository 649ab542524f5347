import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { type ReservationError, reservationMutation } from '#src/api/reservations.ts'
import type { ReservationReceipt, ReservationRequest } from '#src/contract/reservation.ts'

type Outcome = {
  /** Happens also when the traveller has left the form meanwhile. */
  onSent: (receipt: ReservationReceipt) => void
  onFailed: (error: ReservationError) => void
}

/**
 * Sends reservation requests of one form, one at a time: while one is on its way, from this view of the form or an
 * earlier one, `send` does nothing.
 */
export function useSendReservation(client: ApiClient, form: string, { onSent, onFailed }: Outcome) {
  const queryClient = useQueryClient()
  const options = reservationMutation(client, form)
  const filter = { mutationKey: options.mutationKey }
  const mutation = useMutation({ ...options, onSuccess: onSent, onError: onFailed })
  return {
    sending: useIsMutating(filter) > 0,
    failed: mutation.isError,
    /** `whileHere` happens after success only if the form is still on the screen. */
    send: (request: ReservationRequest, whileHere: () => void = () => {}) => {
      if (queryClient.isMutating(filter) > 0) return
      mutation.mutate(request, { onSuccess: whileHere })
    },
  }
}
