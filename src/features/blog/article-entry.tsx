import { useId } from 'react'
import { ArticlePicture } from '#src/features/blog/article-picture.tsx'
import { ArticleText } from '#src/features/blog/article-text.tsx'
import { ArticleTitle } from '#src/features/blog/article-title.tsx'
import type { Article } from '#src/features/blog/articles.ts'
import { Byline } from '#src/features/blog/byline.tsx'
import { ReadingStone } from '#src/features/blog/reading-stone.tsx'

type ArticleEntryProps = {
  article: Article
  /** Its place in what is shown; the first one opens the page. */
  position: number
}

/** An article as a stretch of the road, from its stone on; it is read where it stands. */
export function ArticleEntry({ article, position }: ArticleEntryProps) {
  const titleId = useId()
  const { id, category, excerpt, readTime, image } = article
  const tall = image.height > image.width
  const opening = position === 1 && !tall
  const title = <ArticleTitle article={article} id={titleId} large={position === 1} />
  const picture = <ArticlePicture image={image} wide={opening} eager={position === 1} />
  return (
    <article
      id={id}
      aria-labelledby={titleId}
      className="relative pb-[clamp(56px,7vw,104px)] lg:pl-[124px] print:break-inside-auto! print:pl-0 print:[:has(details[open])>&:not(:has(details[open]))]:hidden"
    >
      <div className="mb-5 flex items-end gap-3 text-route lg:absolute lg:inset-y-0 lg:left-0 lg:mb-0 lg:w-[76px] lg:flex-col lg:items-center print:hidden">
        <ReadingStone category={category} position={position} minutes={readTime} />
        <span className="route-x mb-3 grow lg:hidden" />
        <span className="route-y -mt-3 grow max-lg:hidden" />
      </div>
      {opening && picture}
      <div className={columns(position, opening, tall)}>
        <div className="md:group-has-open/columns:sticky md:group-has-open/columns:top-[calc(var(--header-height)+24px)]">
          {opening ? title : picture}
        </div>
        <div>
          {!opening && title}
          <p className="mt-4 max-w-[34em] text-lead/normal">{excerpt}</p>
          <Byline article={article} />
          <ArticleText article={article} />
        </div>
      </div>
    </article>
  )
}

/**
 * Picture and words, on one side and the other in turn; under the picture that opens the page, its title and the words.
 * Whoever opens the article gets the wider column for reading, and the other one comes along.
 */
function columns(position: number, opening: boolean, tall: boolean): string {
  const grid =
    'group/columns grid gap-x-14 gap-y-6 *:min-w-0 md:items-center md:has-open:items-start print:block'
  if (opening) {
    return `${grid} mt-7 max-lg:gap-y-0 md:items-start lg:grid-cols-[7fr_6fr] lg:has-open:grid-cols-[4fr_7fr]`
  }
  if (position % 2 === 0) {
    return `${grid} md:*:first:order-last md:has-open:grid-cols-[7fr_4fr] ${tall ? 'md:grid-cols-[7fr_4fr]' : 'md:grid-cols-[5fr_6fr]'}`
  }
  return `${grid} md:has-open:grid-cols-[4fr_7fr] ${tall ? 'md:grid-cols-[4fr_7fr]' : 'md:grid-cols-[6fr_5fr]'}`
}
