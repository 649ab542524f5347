import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { SendError } from '#src/api/errors.ts'
import { type Answer, referenceOf } from '#src/contract/receipt.ts'
import { hasSameValues } from '#src/forms/use-draft-form.ts'
import { clearDraft, type Delivery, readDraft, setDelivery } from '#src/storage/drafts.ts'
import type { FormName } from '#src/storage/keys.ts'
import { saveReceipt } from '#src/storage/receipts.ts'
import { subscribeToStorage } from '#src/storage/web-storage.ts'

type SubmitOptions<Payload, Reply extends Answer> = {
  /** The name of the draft and the receipts. */
  form: FormName
  mutation: {
    mutationKey: readonly string[]
    /** Rejects with a SendError. */
    mutationFn: (payload: Payload) => Promise<Reply>
  }
  /** Also called after the traveller has left the form. */
  onSent: (reply: Reply) => void
  onFailed: (error: SendError) => void
}

type Sending<Payload> = {
  payload: Payload
  /** In a few words, for the receipt. */
  summary: string | undefined
}

type Attempt = {
  sentAt: number
  /** What the form contained. */
  values: Record<string, string>
  /** From an earlier attempt. */
  unconfirmedSince: number | undefined
}

/**
 * Sends a form, one request at a time. Success replaces the draft with a receipt; a failure keeps the draft and records whether it
 * may have been delivered.
 */
export function useSubmit<Payload, Reply extends Answer>({
  form,
  mutation,
  onSent,
  onFailed,
}: SubmitOptions<Payload, Reply>) {
  const queryClient = useQueryClient()
  const { mutationKey, mutationFn } = mutation
  const { mutate } = useMutation<Reply, SendError, Sending<Payload>, Attempt>({
    mutationKey,
    mutationFn: ({ payload }) => mutationFn(payload),
    scope: { id: form },
    onMutate: () => {
      const sentAt = Date.now()
      const { values = {}, unconfirmedSince } = readDraft(form) ?? {}
      // Written before the request is sent, since the tab may be closed before the response.
      setDelivery(form, { unconfirmedSince: unconfirmedSince ?? sentAt })
      return { sentAt, values, unconfirmedSince }
    },
    onSuccess: (reply, { summary }, { sentAt, values }) => {
      // What was typed since then is a new draft.
      if (hasSameValues(readDraft(form)?.values ?? {}, values)) clearDraft(form)
      else setDelivery(form, {})
      saveReceipt({ form, sentAt, reference: referenceOf(reply), summary })
      onSent(reply)
    },
    onError: (error, _sending, attempt) => {
      if (!error.mayHaveArrived) setDelivery(form, { notSent: true, unconfirmedSince: attempt?.unconfirmedSince })
      onFailed(error)
    },
  })
  const isSending = useIsMutating({ mutationKey }) > 0
  const delivery = useDelivery(form)

  return {
    isSending,
    delivery: isSending ? {} : delivery,
    send: (payload: Payload, summary?: string) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate({ payload, summary })
    },
  }
}

/** Subscribes to two values, not to the draft's text (`useStoredItem`), which would render the form again at every key. */
function useDelivery(form: string): Delivery {
  const notSent = useSyncExternalStore(
    subscribeToStorage,
    () => readDraft(form)?.notSent,
    () => undefined,
  )
  const unconfirmedSince = useSyncExternalStore(
    subscribeToStorage,
    () => readDraft(form)?.unconfirmedSince,
    () => undefined,
  )
  return { notSent, unconfirmedSince }
}
