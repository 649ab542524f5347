import { useLocation } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { AskElsewhere } from '#src/features/faq/ask-elsewhere.tsx'
import { FoundQuestions } from '#src/features/faq/found-questions.tsx'
import { QuestionSearch } from '#src/features/faq/question-search.tsx'
import { searchQuestions } from '#src/features/faq/search-questions.ts'
import { ThemeIndex } from '#src/features/faq/theme-index.tsx'
import { ThemeSections } from '#src/features/faq/theme-sections.tsx'
import { questions } from '#src/knowledge/questions.ts'
import { PageHead } from '#src/ui/page-head.tsx'

type FaqPageProps = {
  /** What the address searches for; empty for nothing. */
  query: string
  onQuery: (query: string) => void
}

/** Every question: by themes along a route, or those that a search finds. */
export function FaqPage({ query, onQuery }: FaqPageProps) {
  // The field answers at once, the search when there is time; to search for nothing takes none.
  const text = query.trim()
  const deferred = useDeferredValue(text)
  const searched = text && deferred
  const linked = useLocation({ select: ({ hash }) => hash })
  const found = useFound(searched, linked)
  return (
    <div className="wrap pt-[clamp(48px,7vw,96px)] pb-section">
      <PageHead
        title="Questions fréquentes"
        lead="Ce que l’on nous demande avant de partir, et ce que nous répondons."
      />
      <div className="mt-[clamp(36px,5vw,72px)] grid gap-x-18 gap-y-10 *:min-w-0 lg:grid-cols-[4fr_9fr]">
        <div className="grid content-start gap-5 lg:sticky lg:-m-2 lg:p-2 lg:top-[calc(var(--header-height)+24px)] lg:max-h-[calc(100dvh-var(--header-height)-48px)] lg:self-start lg:overflow-y-auto">
          <QuestionSearch query={query} onQuery={onQuery} count={found?.length} />
          {!found && <ThemeIndex />}
        </div>
        <div className="[--rail:min(2.75rem,14vw)]">
          {found ? <FoundQuestions key={searched} found={found} /> : <ThemeSections />}
          <AskElsewhere />
        </div>
      </div>
    </div>
  )
}

/** The questions that are searched for, with the one that the address names: a link to it always leads there. */
function useFound(searched: string, linked: string) {
  return useMemo(() => {
    if (!searched) return undefined
    const found = searchQuestions(searched)
    if (found.some(({ id }) => id === linked)) return found
    return [...questions.filter(({ id }) => id === linked), ...found]
  }, [searched, linked])
}
