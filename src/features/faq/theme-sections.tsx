import { memo } from 'react'
import { QuestionEntry } from '#src/features/faq/question-entry.tsx'
import { themedQuestions } from '#src/features/faq/themed-questions.ts'
import { Stop } from '#src/ui/stop.tsx'
import { useLinkedDetails } from '#src/ui/use-linked-details.ts'

/** All questions. They never change, and who types must not wait for them. */
export const ThemeSections = memo(() => {
  useLinkedDetails()
  return themedQuestions.map((theme, index) => (
    <ThemeSection key={theme.anchor} theme={theme} stop={index + 1} />
  ))
})

type ThemeSectionProps = {
  theme: (typeof themedQuestions)[number]
  /** Which stop of the route it is. */
  stop: number
}

/** A theme as a stop of the route, which runs on through its questions to the next one. */
function ThemeSection({ theme, stop }: ThemeSectionProps) {
  const { anchor, title, questions } = theme
  return (
    <section aria-labelledby={anchor} className="relative pb-14">
      <span className="route-y absolute top-11 bottom-0 left-[calc(var(--rail)/2-1.5px)] text-route" />
      <h2
        id={anchor}
        className="relative mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-[12px] text-stop/[1.1] sm:gap-[20px]"
      >
        <span aria-hidden="true" className="contents">
          <Stop>{stop}</Stop>
        </span>
        <span className="min-w-0 pt-1">{title}</span>
      </h2>
      <ul>
        {questions.map((question) => (
          <QuestionEntry key={question.id} question={question} />
        ))}
      </ul>
    </section>
  )
}
