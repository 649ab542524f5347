import { NetworkError, SendError } from '#src/api/errors.ts'
import { type Answer, referenceOf } from '#src/contract/receipt.ts'
import { newId } from '#src/lib/new-id.ts'
import { nextTask } from '#src/lib/next-task.ts'
import { oneTabAtATime } from '#src/lib/one-tab-at-a-time.ts'
import { draftId } from '#src/storage/draft.ts'
import { findSend, forgetSend, keepSend } from '#src/storage/sends.ts'
import { forgetSending, noteSending, readSending } from '#src/storage/sending-note.ts'
import { watchLeaving } from '#src/ui/watch-leaving.ts'

/** What was sent has arrived; `sentAt` is in milliseconds since 1970. */
export type Arrival = {
  answer: Answer
  sentAt: number
  /** It had arrived before: nothing was sent now. */
  wasKnown: boolean
}

/**
 * Sends what a draft holds, unless it has arrived already: a tab that was duplicated, or opened again after a crash, holds
 * words that have left through another one. Where those are on their way, it waits for what becomes of them. Rejects with a
 * SendError, and without sending anything where they may have arrived and this tab has not said so yet.
 */
export async function sendOnce<Payload>(
  draft: string,
  payload: Payload,
  post: (payload: Payload) => Promise<Answer>,
): Promise<Arrival> {
  const id = await idOf(draft, payload)
  return oneTabAtATime(`send ${id}`, async () => {
    const earlier = findSend(id)
    if (earlier?.receipt) {
      forgetSending(draft)
      return { answer: { request_id: earlier.receipt.reference }, sentAt: earlier.sentAt, wasKnown: true }
    }
    // Whatever becomes of another try, an earlier one that may have arrived still may have.
    const isFirstTry = readSending(draft) === undefined
    if (earlier && isFirstTry) {
      noteSending(draft, earlier.sentAt)
      throw new SendError(
        'C’est déjà parti d’un autre onglet, sans réponse claire\u202f: rien n’est reparti d’ici.',
        new NetworkError('Sent from another tab, without an answer', { mayHaveArrived: true }),
      )
    }
    const sentAt = Date.now()
    const leaving = watchLeaving()
    keepSend({ id, sentAt })
    if (isFirstTry) noteSending(draft, sentAt)
    try {
      const answer = await post(payload)
      keepSend({ id, sentAt, receipt: { reference: referenceOf(answer) } })
      forgetSending(draft)
      return { answer, sentAt, wasKnown: false }
    } catch (error) {
      // A page that is being left fails what is on its way. Most browsers run no further task of it; Firefox does.
      await nextTask()
      const isKnown = error instanceof SendError && !error.mayHaveArrived && (error.hasAnswer || !leaving.hasBegun())
      if (isKnown && isFirstTry) forgetSending(draft)
      if (isKnown && earlier) keepSend(earlier)
      else if (isKnown) forgetSend(id)
      throw error
    } finally {
      leaving.stop()
    }
  })
}

/** The same for the same payload of the same draft alone, in every tab. */
async function idOf(draft: string, payload: unknown): Promise<string> {
  const id = draftId(draft)
  // Pages over plain HTTP cannot digest: each send is one of its own there.
  if (id === undefined || !isSecureContext) return newId()
  const text = new TextEncoder().encode(JSON.stringify([id, payload]))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text)).join('-')
}
