import { knownNumbers } from '#src/content/emergency-directory.ts'
import type { Question } from '#src/content/question.ts'
import { questions } from '#src/content/questions.ts'
import { AnchorLink } from '#src/ui/anchor-link.tsx'
import { ExpandIcon } from '#src/ui/icon.tsx'
import { PhoneText } from '#src/ui/phone-text.tsx'

const numbers = knownNumbers()

function NextQuestions({ ids }: { ids: readonly string[] }) {
  const next = questions.filter(({ id }) => ids.includes(id))
  if (next.length === 0) return null
  return (
    <div className="print:hidden">
      <p className="label text-route">À lire ensuite</p>
      <ul>
        {next.map(({ id, question }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center py-1 leading-snug">
              {question}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type QuestionEntryProps = {
  question: Question
  /** Shown in search results, where the theme's heading is missing. */
  theme?: string | undefined
}

/** Plain <a> links keep the search, move the focus, and are cheaper than hundreds of router links on every keystroke. */
export function QuestionEntry({ question: entry, theme }: QuestionEntryProps) {
  const { id, question, answer, checkWith, next } = entry
  return (
    <li className="relative border-t border-line first:border-t-0">
      <details id={id} className="group print:[&::details-content]:[content-visibility:visible]">
        <summary className="grid min-h-14 list-none grid-cols-[var(--rail)_minmax(0,1fr)] gap-x-[12px] py-3.5 pr-[48px] font-semibold hover:text-link sm:gap-x-[20px] [&::-webkit-details-marker]:hidden">
          <ExpandIcon className="mt-px size-[26px] justify-self-center border-2" />
          <span className="min-w-0 leading-snug">
            {theme && <span className="label mb-1 block text-route">{theme}</span>}
            {question}
          </span>
        </summary>
        <div className="grid max-w-[calc(var(--rail)+66ch)] grid-cols-[minmax(0,1fr)] gap-4 pb-8 pl-[calc(var(--rail)+12px)] wrap-anywhere sm:pl-[calc(var(--rail)+20px)]">
          {answer.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>
              <PhoneText text={paragraph} numbers={numbers} />
            </p>
          ))}
          {checkWith && <p className="text-small text-soft">À vérifier auprès de {checkWith} avant le départ.</p>}
          <NextQuestions ids={next} />
        </div>
      </details>
      <AnchorLink id={id} target="cette question" title={question} className="absolute top-1.5 right-0" />
    </li>
  )
}
