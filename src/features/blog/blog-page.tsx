import { useLocation } from '@tanstack/react-router'
import type { CategoryId } from '#src/features/blog/article.ts'
import { ArticleEntry } from '#src/features/blog/article-entry.tsx'
import { articlesOf } from '#src/features/blog/articles.ts'
import { BlogMasthead } from '#src/features/blog/blog-masthead.tsx'
import { CategoryFilter } from '#src/features/blog/category-filter.tsx'
import { NewsletterPostcard } from '#src/features/blog/newsletter-postcard.tsx'
import { useLinkedDetails } from '#src/ui/use-linked-details.ts'

type BlogPageProps = {
  /** What the address filters by; undefined for all. */
  category: CategoryId | undefined
  onCategory: (category: CategoryId | undefined) => void
}

/** The articles, newest first, as stones of one road: how far it is to the next is how long one reads. */
export function BlogPage({ category, onCategory }: BlogPageProps) {
  useLinkedDetails()
  const linked = useLocation({ select: ({ hash }) => hash })
  const shown = articlesOf(category, linked)
  return (
    <div className="wrap pt-[clamp(40px,6vw,80px)] pb-section">
      <BlogMasthead />
      <CategoryFilter category={category} onCategory={onCategory} shown={shown} />
      <div>
        {shown.map((article, index) => (
          <ArticleEntry key={article.id} article={article} position={index + 1} />
        ))}
      </div>
      <NewsletterPostcard />
    </div>
  )
}
