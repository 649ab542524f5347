import { useEffect, useEffectEvent, useState } from 'react'
import { clearDraft, watchDraftErasure } from '#src/storage/draft-record.ts'
import { readDraft, writeDraft } from '#src/storage/draft.ts'

/** `asked`: the question that is on its way, or did not arrive while the input held other words. */
type QuestionDraft = { typed: string; asked: string }

const name = 'chat'
const nothing: QuestionDraft = { typed: '', asked: '' }

/**
 * What stands in the input. It outlives a reload, as does a question that was on its way. `onErased`: the traveller has
 * deleted it from the list of what is stored.
 */
export function useQuestionDraft(onErased: () => void) {
  const [draft, setDraft] = useState(() => joined(readDraft(name, nothing)))

  useEffect(() => {
    if (draft.typed || draft.asked) writeDraft(name, draft)
    else clearDraft(name)
  }, [draft])

  const empty = useEffectEvent(() => {
    setDraft(nothing)
    onErased()
  })
  useEffect(() => watchDraftErasure(name, () => empty()), [])

  return {
    typed: draft.typed,
    asked: draft.asked,
    type: (typed: string) => setDraft((now) => ({ ...now, typed })),
    /** A question leaves, perhaps by a button. What stands in the input stays, unless it says the same, beside one that failed. */
    send: (asked: string) =>
      setDraft((now) => {
        const failed = now.asked === asked ? '' : now.asked
        const typed = now.typed.trim() === asked ? '' : now.typed
        return { asked, typed: together(failed, typed) }
      }),
    /** Nothing is on its way any more: it has arrived, or is not wanted. */
    settle: () => setDraft((now) => ({ ...now, asked: '' })),
    /** It did not arrive: back into the input, unless something else has been typed meanwhile. */
    giveBack: () => setDraft((now) => (now.typed.trim() ? now : { typed: now.asked, asked: '' })),
  }
}

/** After a reload there is no failed question to send again: all words go into the input. */
function joined({ typed, asked }: QuestionDraft): QuestionDraft {
  return { typed: together(asked, typed), asked: '' }
}

function together(asked: string, typed: string): string {
  return [asked, typed].filter((words) => words.trim()).join(' ')
}
