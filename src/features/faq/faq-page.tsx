import { Link, useLocation } from '@tanstack/react-router'
import { useDeferredValue, useId, useMemo } from 'react'
import { configuredNumbersText, knownNumbers } from '#src/content/emergency-directory.ts'
import { type Question, writtenOn } from '#src/content/question.ts'
import { questions } from '#src/content/questions.ts'
import { createQuestionFinder } from '#src/content/search.ts'
import { FoundQuestions, ThemeIndex, ThemeSections } from '#src/features/faq/question-lists.tsx'
import { QuestionSearch } from '#src/features/faq/question-search.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PhoneText } from '#src/ui/phone-text.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

let find: ReturnType<typeof createQuestionFinder> | undefined

/** Builds the index at the first search, since most visitors never search. */
function searchQuestions(text: string): Question[] {
  find ??= createQuestionFinder(questions)
  return find(text)
}

/** The results. Always includes the question that the URL's hash links to. */
function useFound(searched: string, linked: string) {
  return useMemo(() => {
    if (!searched) return undefined
    const found = searchQuestions(searched)
    if (found.some(({ id }) => id === linked)) return found
    return [...questions.filter(({ id }) => id === linked), ...found]
  }, [searched, linked])
}

const numbers = knownNumbers()

/** Beside every question, because any of them may be looked for in an emergency. */
function EmergencyNumbers() {
  return (
    <p className="mt-3">
      Urgence&#x202f;: <PhoneText text={configuredNumbersText} numbers={numbers} />. <Link to="/sos">Fiche SOS</Link>
    </p>
  )
}

function ContactPrompt() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-wrap gap-[12px] sm:gap-[20px] print:hidden">
      <StepMarker filled>
        <Icon name="speech" />
      </StepMarker>
      <div className="min-w-0 flex-[1_1_min(100%,12rem)] pt-1">
        <h2 id={titleId} className="text-step/[1.1]">
          Votre question n’y est pas&#x202f;?
        </h2>
        <p className="mt-3 mb-6 max-w-[46ch] text-soft">
          Écrivez-nous&#x202f;: nous répondons sous 24h. Ou essayez l’assistant, en bas à droite&#x202f;: ses réponses
          sont automatiques.
        </p>
        <ButtonLink to="/contact">
          Poser une autre question
          <Icon name="arrow" />
        </ButtonLink>
      </div>
    </section>
  )
}

type FaqPageProps = {
  /** The search in the URL; empty for none. */
  query: string
  onQuery: (query: string) => void
}

/** All questions by theme, or the results of a search. */
export function FaqPage({ query, onQuery }: FaqPageProps) {
  // Results may lag behind the field, but clearing the search takes effect at once.
  const text = query.trim()
  const deferred = useDeferredValue(text)
  const searched = text && deferred
  const linked = useLocation({ select: ({ hash }) => hash })
  const found = useFound(searched, linked)
  return (
    <div className="wrap pt-[clamp(48px,7vw,96px)] pb-section">
      <PageHeader
        title="Questions fréquentes"
        lead="Ce que l’on nous demande avant de partir, et ce que nous répondons."
      />
      <p className="mt-3 text-soft">
        Réponses de {writtenOn}&#x202f;; depuis, des prix, des horaires ou des règles ont pu changer.
      </p>
      <EmergencyNumbers />
      <div className="mt-[clamp(36px,5vw,72px)] *:min-w-0 lg:grid lg:grid-cols-[4fr_9fr] gap-x-18">
        <div className="question-search-column grid content-start gap-5 lg:sticky lg:-m-2 lg:p-2 lg:top-[calc(var(--header-height)+24px)] lg:max-h-[calc(100dvh-var(--header-height)-48px)] lg:self-start lg:overflow-y-auto">
          <QuestionSearch query={query} onQuery={onQuery} count={found?.length} />
          {!found && <ThemeIndex />}
        </div>
        <div className="mt-10 [--rail:min(2.75rem,14vw)] lg:mt-0">
          {found ? <FoundQuestions key={searched} found={found} /> : <ThemeSections />}
          <ContactPrompt />
        </div>
      </div>
    </div>
  )
}
