import type { Article } from '#src/features/blog/articles.ts'
import { printedDay } from '#src/lib/calendar-day.ts'
import { AnchorLink } from '#src/ui/anchor-link.tsx'

/** Who wrote an article, when, how long it takes, and its address. */
export function Byline({ article }: { article: Article }) {
  const { id, title, author, date, readTime } = article
  return (
    <div className="mt-3 flex items-center justify-between gap-4">
      <p className="flex flex-wrap gap-x-3.5 text-small text-soft">
        <span>{author}</span>
        <time dateTime={date}>{printedDay(date)}</time>
        <span>{readTime}&#x202f;min de lecture</span>
      </p>
      <AnchorLink id={id} what="cet article" title={title} />
    </div>
  )
}
