import { categoryName } from '#src/features/blog/article.ts'
import type { Article } from '#src/features/blog/articles.ts'

type ArticleTitleProps = { article: Article; id: string; large: boolean }

export function ArticleTitle({ article, id, large }: ArticleTitleProps) {
  return (
    <>
      <p className="label text-route">{categoryName(article.category)}</p>
      <h2 id={id} className={`mt-2 ${large ? 'lg:group-has-open/columns:text-stop/[1.06]' : 'text-stop/[1.06]'}`}>
        {article.title}
      </h2>
    </>
  )
}
