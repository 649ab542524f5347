import { memo, useLayoutEffect, useRef } from 'react'
import type { Question } from '#src/content/question.ts'
import { themes } from '#src/content/questions.ts'
import { QuestionEntry } from '#src/features/faq/question-entry.tsx'
import { useLinkedDetails } from '#src/ui/hooks/use-linked-details.ts'
import { StepMarker } from '#src/ui/step-marker.tsx'

/** Links to the themes, with the number of questions in each. */
export function ThemeIndex() {
  return (
    <nav aria-label="Thèmes">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-5 lg:grid-cols-1">
        {themes.map(({ id, title, questions }, index) => (
          <li key={id} className="border-t border-line">
            <a
              href={`#theme-${id}`}
              className="grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-1.5 py-2 text-small/tight lg:grid-cols-[2rem_minmax(0,1fr)_auto] lg:text-base/tight font-semibold text-text no-underline hover:text-link"
            >
              <span aria-hidden="true" className="font-display font-extrabold text-route">
                {index + 1}
              </span>
              {title}
              <span className="text-small font-normal text-soft">{questions.length}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ThemeSection({ theme, number }: { theme: (typeof themes)[number]; number: number }) {
  const anchor = `theme-${theme.id}`
  return (
    <section aria-labelledby={anchor} className="relative pb-14">
      <span className="route-y absolute top-11 bottom-0 left-[calc(var(--rail)/2-1.5px)] text-route" />
      <h2
        id={anchor}
        className="relative mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-[12px] text-step/[1.1] sm:gap-[20px]"
      >
        <span aria-hidden="true" className="contents">
          <StepMarker>{number}</StepMarker>
        </span>
        <span className="min-w-0 pt-1">{theme.title}</span>
      </h2>
      <ul>
        {theme.questions.map((question) => (
          <QuestionEntry key={question.id} question={question} />
        ))}
      </ul>
    </section>
  )
}

/** All questions. Memoised, so that typing in the search field stays fast. */
export const ThemeSections = memo(() => {
  useLinkedDetails()
  return themes.map((theme, index) => <ThemeSection key={theme.id} theme={theme} number={index + 1} />)
})

/** The results of one search, best first. Remounted (`key`) for every search. */
export function FoundQuestions({ found }: { found: readonly Question[] }) {
  const section = useRef<HTMLElement>(null)
  useLinkedDetails()

  // The search field is sticky: a search from far down the page would leave the visitor below the results.
  useLayoutEffect(() => {
    const element = section.current
    const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (element && element.getBoundingClientRect().top < top) element.scrollIntoView({ behavior: 'instant' })
  }, [])

  return (
    <section ref={section} aria-label="Questions trouvées" className="relative pb-14">
      {found.length === 0 ? (
        <p className="max-w-[46ch] text-lead/normal">
          Aucune de nos questions ne parle de cela. Essayez un autre mot, ou demandez-nous.
        </p>
      ) : (
        <>
          <span className="route-y absolute top-0 bottom-0 left-[calc(var(--rail)/2-1.5px)] text-route" />
          <ul>
            {found.map((question) => (
              <QuestionEntry
                key={question.id}
                question={question}
                theme={themes.find(({ questions }) => questions.includes(question))?.title}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
