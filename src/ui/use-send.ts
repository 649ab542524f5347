import {
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
  type WithRequired,
} from '@tanstack/react-query'

/** Why the last try failed. `sentAt` is in milliseconds since 1970. */
export type SendFailure = { mayHaveArrived: boolean; sentAt: number }

type Outcome<Receipt, Fault, Words> = {
  /** What the form holds when it is sent; handed back when it has arrived. */
  words: () => Words
  /** Happens also when the traveller has left the form meanwhile. */
  onSent: (receipt: Receipt, words: Words) => void
  onFailed: (error: Fault) => void
}

/**
 * Sends what one form holds, one at a time: while one is on its way, from this view of the form or an earlier one,
 * `send` does nothing. The mutation's key tells the forms apart.
 */
export function useSend<Receipt, Fault, Payload, Words>(
  options: WithRequired<UseMutationOptions<Receipt, Fault, Payload>, 'mutationKey'>,
  { words, onSent, onFailed }: Outcome<Receipt, Fault, Words>,
) {
  const queryClient = useQueryClient()
  const filter = { mutationKey: options.mutationKey }
  const mutation = useMutation<Receipt, Fault, Payload, Words>({
    ...options,
    onMutate: words,
    onSuccess: (receipt, _payload, sent) => onSent(receipt, sent),
    onError: onFailed,
  })
  const [lastTry] = useMutationState({ filters: filter, select: ({ state }) => state }).slice(-1)
  return {
    sending: useIsMutating(filter) > 0,
    /** Of the last try of this form, in this view of it or an earlier one. */
    failure: lastTry?.status === 'error' ? toFailure(lastTry.error, lastTry.submittedAt) : undefined,
    /** `whileHere` happens after success only if the form is still on the screen. */
    send: (payload: Payload, whileHere: () => void = () => {}) => {
      if (queryClient.isMutating(filter) > 0) return
      mutation.mutate(payload, { onSuccess: whileHere })
    },
  }
}

function toFailure(error: unknown, sentAt: number): SendFailure {
  const mayHaveArrived = error instanceof Error && 'mayHaveArrived' in error && error.mayHaveArrived === true
  return { mayHaveArrived, sentAt }
}
