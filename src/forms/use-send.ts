import {
  type MutationState,
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
  type WithRequired,
} from '@tanstack/react-query'
import { SendError } from '#src/api/errors.ts'
import { isDeletedSince } from '#src/storage/draft-record.ts'
import { hasDraft } from '#src/storage/draft.ts'
import { nextTask } from '#src/lib/next-task.ts'
import { forgetSending, noteSending, readSending } from '#src/storage/sending-note.ts'
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts'
import { watchLeaving } from '#src/ui/watch-leaving.ts'

/** What became of what was sent. */
export type SendFailure = {
  /** The last try was not taken. */
  notSent: boolean
  /** When the first try was sent that may have arrived, in milliseconds since 1970. */
  inDoubtSince: number | undefined
}

type Outcome<Receipt, Words> = {
  /** Names the draft of what is sent: whether it may have arrived is kept with it, for when the tab is killed meanwhile. */
  draft: string
  /** What the form holds when it is sent; handed back when it has arrived. */
  words: () => Words
  /** Happens also when the traveller has left the form meanwhile. `sentAt` is in milliseconds since 1970. */
  onSent: (receipt: Receipt, words: Words, sentAt: number) => void
  onFailed: (error: SendError) => void
}

type Try<Words> = {
  sent: Words
  sentAt: number
  /** None that may have arrived went before it. */
  isFirstTry: boolean
  leaving: ReturnType<typeof watchLeaving>
}

/**
 * Sends what one form holds, one at a time: while one is on its way, from this view of the form or an earlier one,
 * `send` does nothing. The mutation's key tells the forms apart.
 */
export function useSend<Receipt, Payload, Words>(
  options: WithRequired<UseMutationOptions<Receipt, SendError, Payload>, 'mutationKey'>,
  { draft, words, onSent, onFailed }: Outcome<Receipt, Words>,
) {
  const queryClient = useQueryClient()
  const filter = { mutationKey: options.mutationKey }
  const mutation = useMutation<Receipt, SendError, Payload, Try<Words>>({
    ...options,
    onMutate: () => {
      // Whatever becomes of another try, an earlier one that may have arrived still may have.
      const isFirstTry = readSending(draft) === undefined
      if (isFirstTry) noteSending(draft)
      return { sent: words(), sentAt: Date.now(), isFirstTry, leaving: watchLeaving() }
    },
    onSuccess: (receipt, _payload, { sent, sentAt }) => {
      forgetSending(draft)
      onSent(receipt, sent, sentAt)
    },
    onError: async (error, _payload, tried) => {
      onFailed(error)
      // A page that is being left fails what is on its way. Most browsers run no further task of it; Firefox does.
      await nextTask()
      const wasStopped = tried?.leaving.hasBegun() && !error.hasAnswer
      if (tried?.isFirstTry && !error.mayHaveArrived && !wasStopped) forgetSending(draft)
    },
    onSettled: (_receipt, _error, _payload, tried) => tried?.leaving.stop(),
  })
  const isHydrating = useIsHydrating()
  const [lastTry] = useMutationState({ filters: filter, select: ({ state }) => state }).slice(-1)
  const lastOfWords = lastTry && !isDeletedSince(draft, lastTry.submittedAt) ? lastTry : undefined
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

function toFailure(lastTry: MutationState | undefined, noted: number | undefined): SendFailure | undefined {
  const hasFailed = lastTry?.status === 'error'
  const lastInDoubt = lastTry?.error instanceof SendError && lastTry.error.mayHaveArrived ? lastTry.submittedAt : undefined
  // Storage may have lost what was noted.
  const inDoubtSince = noted ?? lastInDoubt
  const notSent = hasFailed && lastInDoubt === undefined
  return notSent || inDoubtSince !== undefined ? { notSent, inDoubtSince } : undefined
}
