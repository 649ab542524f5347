import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { type ReservationError, reservationMutation } from '#src/api/reservations.ts'
import type { ReservationReceipt, ReservationRequest } from '#src/contract/reservation.ts'

type Outcome<Words> = {
  /** What the form holds when a request leaves; handed back when it has arrived. */
  words: () => Words
  /** Happens also when the traveller has left the form meanwhile. */
  onSent: (receipt: ReservationReceipt, words: Words) => void
  onFailed: (error: ReservationError) => void
}

/**
 * Sends reservation requests of one form, one at a time: while one is on its way, from this view of the form or an
 * earlier one, `send` does nothing.
 */
export function useSendReservation<Words>(
  client: ApiClient,
  form: string,
  { words, onSent, onFailed }: Outcome<Words>,
) {
  const queryClient = useQueryClient()
  const filter = { mutationKey: reservationMutation(client, form).mutationKey }
  const mutation = useMutation<ReservationReceipt, ReservationError, ReservationRequest, Words>({
    ...reservationMutation(client, form),
    onMutate: words,
    onSuccess: (receipt, _request, sent) => onSent(receipt, sent),
    onError: onFailed,
  })
  const tries = useMutationState({ filters: filter, select: ({ state }) => state.status })
  return {
    sending: useIsMutating(filter) > 0,
    /** The last try of this form failed, in this view of it or an earlier one. */
    failed: tries.at(-1) === 'error',
    /** `whileHere` happens after success only if the form is still on the screen. */
    send: (request: ReservationRequest, whileHere: () => void = () => {}) => {
      if (queryClient.isMutating(filter) > 0) return
      mutation.mutate(request, { onSuccess: whileHere })
    },
  }
}
