import { Link, useLocation } from '@tanstack/react-router'
import { ArticleEntry } from '#src/features/blog/article-entry.tsx'
import { categories, type CategoryId } from '#src/features/blog/article.ts'
import { type Article, articles, articlesOf, totalReadTime } from '#src/features/blog/articles.ts'
import { NewsletterSection } from '#src/features/blog/newsletter.tsx'
import { formatCount } from '#src/lib/format.ts'
import { useLinkedDetails } from '#src/ui/hooks/use-linked-details.ts'

function Minutes({ count }: { count: number }) {
  return (
    <span className="shrink-0 font-display text-[1.25rem]/none font-extrabold">
      {count}
      <span className="text-small font-medium">&#x202f;min</span>
    </span>
  )
}

/** The title, and the table of contents with reading times. Its links reset the category filter. */
function BlogHeader() {
  return (
    <header className="grid gap-x-18 gap-y-9 *:min-w-0 lg:grid-cols-[7fr_5fr] lg:items-end">
      <div>
        <h1 tabIndex={-1} data-page-heading className="max-w-[8em] text-hero/[0.96] tracking-[-0.03em]">
          <span className="mb-[0.6em] block text-[0.5em]/none font-medium text-route">Blog</span> À lire avant la piste
        </h1>
        <p className="mt-5.5 max-w-[32em] text-lead/normal text-soft">
          Six lectures, un café chacune. Des heures de route plutôt que des kilomètres, des prix, des saisons, et ce que
          nos équipes répètent aux voyageurs avant chaque départ.
        </p>
      </div>
      <nav aria-label="Sommaire" className="on-dark overflow-hidden rounded-panel bg-band text-vanilla print:hidden">
        <ol className="px-[clamp(16px,5vw,28px)] pt-3">
          {articles.map(({ id, title, readTime }) => (
            <li key={id} className="border-b border-vanilla/25">
              <Link
                to="/blog"
                hash={id}
                className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-current no-underline hover:underline"
              >
                <span className="min-w-0 flex-[1_1_min(100%,8rem)] text-base/tight font-semibold text-balance">
                  {title}
                </span>
                <Minutes count={readTime} />
              </Link>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-[clamp(16px,5vw,28px)] pt-4 pb-4 text-gold">
          <span className="label min-w-0 flex-[1_1_min(100%,8rem)]">Tout le chemin</span>
          <Minutes count={totalReadTime(articles)} />
        </p>
        <div className="lamba-thin" />
      </nav>
    </header>
  )
}

type BlogPageProps = {
  /** Undefined for all. */
  category: CategoryId | undefined
  onCategory: (category: CategoryId | undefined) => void
}

const choices = [{ id: undefined, name: 'Tous les articles' }, ...categories]

function CategoryFilter({ category, onCategory, shown }: BlogPageProps & { shown: readonly Article[] }) {
  const count = formatCount(shown.length, 'article')
  const minutes = formatCount(totalReadTime(shown), 'minute')
  return (
    <div className="mt-[clamp(36px,5vw,64px)] mb-[clamp(36px,5vw,64px)] flex flex-wrap items-center justify-between gap-x-8 border-y border-line print:hidden">
      <div role="group" aria-label="Catégories" className="flex flex-wrap gap-x-[clamp(20px,3vw,40px)]">
        {choices.map(({ id, name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={id === category}
            onClick={() => onCategory(id)}
            className="group relative min-h-13 text-base font-semibold text-soft transition-colors duration-160 hover:text-text aria-pressed:text-text"
          >
            {name}
            <span className="lamba-thin absolute inset-x-0 bottom-0 origin-left scale-x-0 transition-transform duration-260 ease-move group-aria-pressed:scale-x-100" />
          </button>
        ))}
      </div>
      <p role="status" className="py-3 text-small text-soft">
        {count}, {minutes} de lecture
      </p>
    </div>
  )
}

export function BlogPage({ category, onCategory }: BlogPageProps) {
  useLinkedDetails()
  const linked = useLocation({ select: ({ hash }) => hash })
  const shown = articlesOf(category, linked)
  return (
    <div className="wrap pt-[clamp(40px,6vw,80px)] pb-section">
      <BlogHeader />
      <CategoryFilter category={category} onCategory={onCategory} shown={shown} />
      <div>
        {shown.map((article, index) => (
          <ArticleEntry key={article.id} article={article} position={index + 1} />
        ))}
      </div>
      <NewsletterSection />
    </div>
  )
}
