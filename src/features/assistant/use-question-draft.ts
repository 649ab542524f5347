import { useEffect, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '#src/lib/draft.ts'

/** `asked`: the question that is on its way; it may not arrive, or the page may go first. */
type QuestionDraft = { typed: string; asked: string }

const name = 'chat'
const empty: QuestionDraft = { typed: '', asked: '' }

/** What stands in the input. It outlives a reload, as does a question that was on its way. */
export function useQuestionDraft() {
  const [draft, setDraft] = useState(() => givenBack(readDraft(name, empty)))

  useEffect(() => {
    if (draft.typed || draft.asked) writeDraft(name, draft)
    else clearDraft(name)
  }, [draft])

  return {
    typed: draft.typed,
    type: (typed: string) => setDraft((now) => ({ ...now, typed })),
    /** A question leaves, perhaps by a button: what stands in the input stays unless it says the same. */
    send: (asked: string) =>
      setDraft(({ typed }) => ({ asked, typed: typed.trim() === asked ? '' : typed })),
    /** Nothing is on its way any more: it has arrived, or is not wanted. */
    settle: () => setDraft((now) => ({ ...now, asked: '' })),
    /** It did not arrive: back into the input, unless something else has been typed meanwhile. */
    giveBack: () => setDraft(givenBack),
  }
}

function givenBack({ typed, asked }: QuestionDraft): QuestionDraft {
  return { typed: typed.trim() ? typed : asked, asked: '' }
}
