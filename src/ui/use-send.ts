import {
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
  type WithRequired,
} from '@tanstack/react-query'

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
  const tries = useMutationState({ filters: filter, select: ({ state }) => state.status })
  return {
    sending: useIsMutating(filter) > 0,
    /** The last try of this form failed, in this view of it or an earlier one. */
    failed: tries.at(-1) === 'error',
    /** `whileHere` happens after success only if the form is still on the screen. */
    send: (payload: Payload, whileHere: () => void = () => {}) => {
      if (queryClient.isMutating(filter) > 0) return
      mutation.mutate(payload, { onSuccess: whileHere })
    },
  }
}
