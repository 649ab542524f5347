import { Link } from '@tanstack/react-router'
import type { Section } from '#src/features/blog/article.ts'
import type { Article } from '#src/features/blog/articles.ts'
import { ExpandIcon, Icon } from '#src/ui/icon.tsx'

function ArticleSection({ section }: { section: Section }) {
  const { heading, paragraphs, table } = section
  return (
    <section className="grid max-w-[64ch] grid-cols-[minmax(0,1fr)] gap-4">
      {heading && <h3 className="mt-4 text-[min(1.625rem,7.5vw)]/[1.15]">{heading}</h3>}
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {table && (
        <div className="@container">
          <dl className="border-b border-line">
            {table.map(({ entry, text }) => (
              <div key={entry} className="grid gap-x-6 border-t border-line py-2.5 *:min-w-0 @md:grid-cols-[2fr_3fr]">
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

/** The whole text, collapsed. <details> works without scripts and opens for the browser's in-page search. */
export function ArticleText({ article }: { article: Article }) {
  const { id, title, sections, relatedLinks } = article
  return (
    <details className="group mt-4 print:[&::details-content]:[content-visibility:visible]">
      <summary className="inline-flex min-h-12 list-none items-center gap-3 pr-2 font-semibold hover:text-link print:hidden [&::-webkit-details-marker]:hidden">
        <ExpandIcon className="size-[36px] border-3" />
        <span className="underline underline-offset-[0.2em]">
          <span className="group-open:hidden">Lire l’article</span>
          <span className="hidden group-open:inline">Replier l’article</span>
        </span>
        <span className="sr-only">&#x202f;: {title}</span>
      </summary>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-y-7 border-t border-line pt-7 print:mt-3 print:gap-y-4 print:border-0 print:pt-0">
        {sections.map((section) => (
          <ArticleSection key={section.heading ?? ''} section={section} />
        ))}
        <div className="mt-4 print:hidden">
          <p className="label text-route">Pour continuer</p>
          <ul>
            {relatedLinks.map(({ text, to, hash }) => (
              <li key={text}>
                <Link to={to} {...(hash && { hash })} className="inline-flex min-h-11 items-center gap-2 leading-snug">
                  {text}
                </Link>
              </li>
            ))}
            <li>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center gap-2 text-soft">
                <Icon name="arrow" className="size-5 -rotate-90" />
                Revenir au titre
              </a>
            </li>
          </ul>
        </div>
      </div>
    </details>
  )
}
