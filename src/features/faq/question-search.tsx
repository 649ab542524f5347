import { useRef, useState } from 'react'
import { formatCount } from '#src/lib/format.ts'
import { Field } from '#src/ui/fields.tsx'
import { useMovesUp } from '#src/ui/hooks/use-moves-up.ts'
import '#src/features/faq/question-search.css'

function foundText(count: number): string {
  return count === 0 ? 'Aucune question trouvée' : formatCount(count, 'question trouvée', 'questions trouvées')
}

type QuestionSearchProps = {
  /** The search in the URL. */
  query: string
  onQuery: (query: string) => void
  /** The number of results; undefined without a search. */
  count: number | undefined
}

/** Below the width of two columns, the field alone sticks below the header, and on phones in its place. */
export function QuestionSearch({ query, onQuery, count }: QuestionSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const { mark, isUp } = useMovesUp()
  // The URL lags behind, so the field keeps its own value until it loses the focus.
  const [typed, setTyped] = useState<string>()
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="question-search">
      <Field label="Rechercher une question" error={undefined}>
        {({ className, ...control }) => (
          <>
            <span ref={mark} className="sticky-mark" />
            <div data-up={isUp} className="question-search-bar transition-[translate] duration-260 ease-move">
              <input
                {...control}
                ref={input}
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                placeholder="Visa, baleines, monnaie…"
                value={typed ?? query}
                onChange={({ target }) => {
                  setTyped(target.value)
                  onQuery(target.value)
                }}
                onBlur={() => setTyped(undefined)}
                className={`${className} [&::-webkit-search-cancel-button]:hidden`}
              />
            </div>
          </>
        )}
      </Field>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-small">
        <p role="status" className="text-soft">
          {count !== undefined && foundText(count)}
        </p>
        {count !== undefined && (
          <button
            type="button"
            onClick={() => {
              // This button is about to disappear.
              input.current?.focus()
              setTyped('')
              onQuery('')
            }}
            className="min-h-11 font-semibold text-link underline underline-offset-[0.2em]"
          >
            Voir toutes les questions
          </button>
        )}
      </div>
    </form>
  )
}
