import { useRef, useState } from 'react'
import { frenchCount } from '#src/lib/french-count.ts'
import { Field } from '#src/ui/field.tsx'

type QuestionSearchProps = {
  /** What the page's address searches for. */
  query: string
  onQuery: (query: string) => void
  /** How many questions it finds; undefined while nothing is searched. */
  count: number | undefined
}

/** Searches while one types. */
export function QuestionSearch({ query, onQuery, count }: QuestionSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  // The address follows a moment later, so the field keeps what is being typed until it is left.
  const [typed, setTyped] = useState<string>()
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <Field label="Rechercher une question" error={undefined}>
        {({ className, ...control }) => (
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
              // It goes with the search, and the focus must not be lost with it.
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

function foundText(count: number): string {
  return count === 0
    ? 'Aucune question trouvée'
    : frenchCount(count, 'question trouvée', 'questions trouvées')
}
