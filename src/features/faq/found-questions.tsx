import { useLayoutEffect, useRef } from 'react'
import { QuestionEntry } from '#src/features/faq/question-entry.tsx'
import { type Question, themes } from '#src/knowledge/question.ts'
import { useLinkedDetails } from '#src/ui/use-linked-details.ts'

/** What one search has found, best first, each question with its theme; another search is another component (`key`). */
export function FoundQuestions({ found }: { found: readonly Question[] }) {
  const section = useRef<HTMLElement>(null)
  useLinkedDetails()

  // Whoever searches from far down the page, where the field has come along, would be left below the few that are found.
  useLayoutEffect(() => {
    const element = section.current
    if (element && element.getBoundingClientRect().top < 0) {
      element.scrollIntoView({ behavior: 'instant' })
    }
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
                theme={themes.find(({ id }) => id === question.theme)?.title}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
