import { SendError } from '#src/api/errors.ts'
import { type Answer, referenceOf } from '#src/contract/receipt.ts'
import { nextTask } from '#src/lib/next-task.ts'
import { oneTabAtATime } from '#src/lib/one-tab-at-a-time.ts'
import { draftId } from '#src/storage/draft.ts'
import { findSend, forgetSend, keepSend, type Send } from '#src/storage/sends.ts'
import { forgetSending, noteSending, readSending } from '#src/storage/sending-note.ts'
import { watchLeaving } from '#src/ui/watch-leaving.ts'

/** Milliseconds. By then another tab has had its answer, or has given up. */
const longestTurnMs = 40_000

/** What was sent has arrived. */
export type Arrival = {
  reference: ReturnType<typeof referenceOf>
  /** What the server said. */
  message?: string | null | undefined
  /** Milliseconds since 1970. */
  sentAt: number
  /** It had arrived before: nothing was sent now. */
  wasKnown: boolean
}

/**
 * 'in doubt': it may have arrived from another tab; 'withdrawn': the draft was deleted before it left. Nothing was sent now, of
 * either.
 */
export type SendOutcome = Arrival | 'in doubt' | 'withdrawn'

type Posting<Payload> = {
  draft: string
  payload: Payload
  /** Rejects with a SendError. */
  post: (payload: Payload) => Promise<Answer>
}

/**
 * Sends what a draft holds, unless it has arrived already: a tab that was duplicated, or opened again after a crash, holds
 * words that have left through another one. Where those are on their way, it waits for what becomes of them. What may have
 * arrived is sent again only where the draft's own form has told of a doubt before. Rejects as `post` does.
 */
export async function sendOnce<Payload>(posting: Posting<Payload>): Promise<SendOutcome> {
  const { draft, payload } = posting
  const sentAt = Date.now()
  const draftThen = draftId(draft)
  // Whatever becomes of another try, an earlier one that may have arrived still may have.
  const isFirstTry = readSending(draft) === undefined
  // At once: whoever deletes the draft meanwhile deletes this, too.
  if (isFirstTry) noteSending(draft, sentAt)
  // Pages over plain HTTP cannot digest: nothing that was sent is found again there.
  const id = draftThen && (await digest([draftThen, payload]).catch(() => undefined))
  if (!id) return postNoting(posting, { sentAt, isFirstTry })
  return oneTabAtATime(`send ${id}`, longestTurnMs, async () => {
    const earlier = findSend(id)
    if (earlier?.receipt) {
      forgetSending(draft)
      return { reference: earlier.receipt.reference, sentAt: earlier.sentAt, wasKnown: true }
    }
    if (draftId(draft) !== draftThen) return earlier ? 'in doubt' : 'withdrawn'
    if (earlier && isFirstTry) {
      noteSending(draft, earlier.sentAt)
      return 'in doubt'
    }
    return postNoting(posting, { id, sentAt, isFirstTry, earlier })
  })
}

type Try = {
  /** What stands for it in every tab, where there is a way to tell. */
  id?: string
  sentAt: number
  isFirstTry: boolean
  earlier?: Send | undefined
}

/** Posts, and notes what becomes of it: for this tab, and for every other. */
async function postNoting<Payload>(
  { draft, payload, post }: Posting<Payload>,
  { id, sentAt, isFirstTry, earlier }: Try,
): Promise<Arrival> {
  const leaving = watchLeaving()
  if (id) keepSend(id, earlier ?? { sentAt })
  const answer = await post(payload)
    .catch(async (error: unknown) => {
      // A page that is being left fails what is on its way. Most browsers run no further task of it; Firefox does.
      await nextTask()
      const hasNotArrived =
        error instanceof SendError && !error.mayHaveArrived && (error.hasAnswer || !leaving.hasBegun())
      if (hasNotArrived && isFirstTry) forgetSending(draft)
      if (hasNotArrived && id && !earlier) forgetSend(id)
      throw error
    })
    .finally(leaving.stop)
  const reference = referenceOf(answer)
  if (id) keepSend(id, { sentAt, receipt: { reference } })
  forgetSending(draft)
  return { reference, message: answer.message, sentAt, wasKnown: false }
}

async function digest(value: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(value))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text)).join('-')
}
