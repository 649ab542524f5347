import { Link } from '@tanstack/react-router'
import { ArticleSection } from '#src/features/blog/article-section.tsx'
import type { Article } from '#src/features/blog/articles.ts'
import { FoldSign } from '#src/ui/fold-sign.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** The whole text, folded: the browser opens it without us, also for who searches the page for a word. */
export function ArticleText({ article }: { article: Article }) {
  const { id, title, sections, further } = article
  return (
    <details className="group mt-4 print:[&::details-content]:[content-visibility:visible]">
      <summary className="inline-flex min-h-12 list-none items-center gap-3 pr-2 font-semibold hover:text-link print:hidden [&::-webkit-details-marker]:hidden">
        <FoldSign className="size-[36px] border-3" />
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
            {further.map(({ text, to, hash }) => (
              <li key={text}>
                <Link
                  to={to}
                  {...(hash && { hash })}
                  className="inline-flex min-h-11 items-center gap-2 leading-snug"
                >
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
