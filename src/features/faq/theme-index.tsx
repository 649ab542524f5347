import { themedQuestions } from '#src/features/faq/themed-questions.ts'

/** The table of the themes. */
export function ThemeIndex() {
  return (
    <nav aria-label="Thèmes">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-5 lg:grid-cols-1">
        {themedQuestions.map(({ anchor, title, questions }, index) => (
          <li key={anchor} className="border-t border-line">
            <a
              href={`#${anchor}`}
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
