import { type MutationState, useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { SendError } from '#src/api/errors.ts'
import type { Answer } from '#src/contract/receipt.ts'
import { type Arrival, type SendOutcome, sendOnce } from '#src/forms/send-once.ts'
import { draftId, hasDraft, writeDraft } from '#src/storage/draft.ts'
import { readSending } from '#src/storage/sending-note.ts'
import { useNotify } from '#src/ui/notices.tsx'
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts'

/** What became of what was sent. */
export type SendFailure = {
  /** The last try was not taken. */
  notSent: boolean
  /** When the first try was sent that may have arrived, in milliseconds since 1970. */
  inDoubtSince: number | undefined
}

type Sender<Payload> = {
  /** Tells the forms apart. */
  mutationKey: readonly string[]
  /** Rejects with a SendError. */
  mutationFn: (payload: Payload) => Promise<Answer>
}

type Form<Words> = {
  /** Names the draft of what is sent: whether it may have arrived is kept with it, for when the tab is killed meanwhile. */
  draft: string
  /** What the form holds when it is sent; handed back when it has arrived. */
  words: () => Words
  /** Happens also when the traveller has left the form meanwhile. */
  onSent: (arrival: Arrival, words: Words) => void
  onFailed: (error: SendError) => void
}

type Noted<Words> = { sent: Words; draftId: string | undefined }

/**
 * Sends what one form holds, one at a time: while one is on its way, from this view of the form or an earlier one,
 * `send` does nothing.
 */
export function useSend<Payload, Words extends Record<string, string>>(
  { mutationKey, mutationFn }: Sender<Payload>,
  { draft, words, onSent, onFailed }: Form<Words>,
) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const filter = { mutationKey }
  const mutation = useMutation<SendOutcome, SendError, Payload, Noted<Words>>({
    mutationKey,
    mutationFn: (payload) => sendOnce({ draft, payload, post: mutationFn }),
    onMutate: () => {
      const sent = words()
      // A storage that was emptied meanwhile takes nothing out of what is open.
      writeDraft(draft, sent)
      return { sent, draftId: draftId(draft) }
    },
    onSuccess: (outcome, _payload, { sent }) => {
      if (outcome === 'in doubt') {
        notify('error', 'Cet envoi est déjà parti, sans réponse claire\u202f: rien n’est reparti d’ici.')
      } else if (outcome === 'withdrawn') {
        notify('info', 'Rien n’est parti\u202f: ces mots ont été effacés.')
      } else {
        onSent(outcome, sent)
        if (outcome.wasKnown) notify('info', 'Cet envoi était déjà arrivé\u202f: rien n’est reparti d’ici.')
      }
    },
    onError: onFailed,
  })
  const isHydrating = useIsHydrating()
  const tries = useMutationState({ filters: filter, select: ({ state }) => state })
  const lastOfWords = tries.findLast(({ context }) => isOfDraft(context, draftId(draft)))
  // The build knows no drafts.
  const inDoubtSince = isHydrating ? undefined : readSending(draft)
  return {
    sending: useIsMutating(filter) > 0,
    /** Of this form's words, in this view of it or an earlier one, also before a reload. Deleted words take it along. */
    failure: hasDraft(draft) ? toFailure(lastOfWords, inDoubtSince) : undefined,
    send: (payload: Payload) => {
      if (queryClient.isMutating(filter) === 0) mutation.mutate(payload)
    },
  }
}

/** Whether a try is one of the draft's words. The mutation cache has lost the type of what was noted of it. */
function isOfDraft(noted: unknown, id: string | undefined): boolean {
  return typeof noted === 'object' && noted !== null && 'draftId' in noted && noted.draftId === id
}

function toFailure(lastTry: MutationState | undefined, noted: number | undefined): SendFailure | undefined {
  const hasFailed = lastTry?.status === 'error'
  const lastInDoubt = lastTry?.error instanceof SendError && lastTry.error.mayHaveArrived ? lastTry.submittedAt : undefined
  // Storage may have lost what was noted.
  const inDoubtSince = noted ?? lastInDoubt
  const notSent = hasFailed && lastInDoubt === undefined
  return notSent || inDoubtSince !== undefined ? { notSent, inDoubtSince } : undefined
}
