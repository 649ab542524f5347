import type { Section } from '#src/features/blog/article.ts'

/** A part of an article. */
export function ArticleSection({ section }: { section: Section }) {
  const { heading, paragraphs, log } = section
  return (
    <section className="grid max-w-[64ch] grid-cols-[minmax(0,1fr)] gap-4">
      {heading && <h3 className="mt-4 text-[min(1.625rem,7.5vw)]/[1.15]">{heading}</h3>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {log && (
        <div className="@container">
          <dl className="border-b border-line">
            {log.map(({ entry, text }) => (
              <div
                key={entry}
                className="grid gap-x-6 border-t border-line py-2.5 *:min-w-0 @md:grid-cols-[2fr_3fr]"
              >
                <dt className="font-semibold">{entry}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}
