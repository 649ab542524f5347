import { useId } from 'react'
import { ArticleText } from '#src/features/blog/article-text.tsx'
import { type CategoryId, categoryName, type WrittenArticle } from '#src/features/blog/article.ts'
import type { Article } from '#src/features/blog/articles.ts'
import { formatDay } from '#src/lib/dates.ts'
import { AnchorLink } from '#src/ui/anchor-link.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

const categoryColours: Record<CategoryId, string> = {
  destinations: 'bg-laterite text-vanilla',
  technologie: 'bg-lagoon text-vanilla',
  conseils: 'bg-gold text-ink',
  securite: 'bg-forest text-vanilla',
}

/** Hidden from screen readers, because the byline says the same. */
function ReadingTimeBadge({ article, position }: { article: Article; position: number }) {
  return (
    <div
      aria-hidden="true"
      className="relative w-[76px] shrink-0 overflow-hidden rounded-t-[38px] bg-print text-center font-display text-ink shadow-print"
    >
      <p
        className={`grid h-[44px] place-items-center text-[18px]/none font-extrabold ${categoryColours[article.category]}`}
      >
        {position}
      </p>
      <p className="pt-2 pr-2.5 pb-3 pl-1 text-[28px]/none font-extrabold tracking-[-0.03em]">
        {article.readTime}
        <span className="block font-body text-[13px]/tight font-semibold tracking-normal">min</span>
      </p>
      <span className="absolute inset-y-0 right-0 w-2 bg-ink/15" />
    </div>
  )
}

type ArticlePictureProps = {
  image: WrittenArticle['image']
  wide: boolean
  eager: boolean
}

function ArticlePicture({ image, wide, eager }: ArticlePictureProps) {
  const { src, alt, width, height } = image
  const tall = height > width
  const aspect = wide ? 'aspect-4/3 sm:aspect-video lg:aspect-21/9' : 'aspect-4/3'
  return (
    <PictureFrame
      aspect={tall ? 'aspect-7/10' : aspect}
      className={`print:hidden ${tall ? 'max-w-80 rotate-[1.2deg]' : ''}`}
    >
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={tall ? 'object-top' : 'object-bottom'}
      />
    </PictureFrame>
  )
}

/** Author, date, reading time and a link to the article. */
function Byline({ article }: { article: Article }) {
  const { id, title, author, date, readTime } = article
  return (
    <div className="mt-3 flex items-center justify-between gap-4">
      <p className="flex flex-wrap gap-x-3.5 text-small text-soft">
        <span>{author}</span>
        <time dateTime={date}>{formatDay(date)}</time>
        <span>{readTime}&#x202f;min de lecture</span>
      </p>
      <AnchorLink id={id} target="cet article" title={title} />
    </div>
  )
}

/** Alternates picture and text from side to side. An open article gets the wider column. */
function columns(position: number, opening: boolean, tall: boolean): string {
  const grid = 'grid gap-x-14 gap-y-6 *:min-w-0 md:items-center md:has-open:items-start print:block'
  if (opening) {
    return `${grid} mt-7 max-lg:gap-y-0 md:items-start lg:grid-cols-[7fr_6fr] lg:has-open:grid-cols-[4fr_7fr]`
  }
  if (position % 2 === 0) {
    return `${grid} md:*:first:order-last md:has-open:grid-cols-[7fr_4fr] ${tall ? 'md:grid-cols-[7fr_4fr]' : 'md:grid-cols-[5fr_6fr]'}`
  }
  return `${grid} md:has-open:grid-cols-[4fr_7fr] ${tall ? 'md:grid-cols-[4fr_7fr]' : 'md:grid-cols-[6fr_5fr]'}`
}

type ArticleEntryProps = {
  article: Article
  /** 1 for the first article shown, which is set larger. */
  position: number
}

export function ArticleEntry({ article, position }: ArticleEntryProps) {
  const titleId = useId()
  const { id, excerpt, image } = article
  const tall = image.height > image.width
  const opening = position === 1 && !tall
  const titleSize = position === 1 ? 'lg:[:has(details[open])>*>&]:text-step/[1.06]' : 'text-step/[1.06]'
  const title = (
    <>
      <p className="label text-route">{categoryName(article.category)}</p>
      <h2 id={titleId} className={`mt-2 ${titleSize}`}>
        {article.title}
      </h2>
    </>
  )
  const picture = <ArticlePicture image={image} wide={opening} eager={position === 1} />
  return (
    <article
      id={id}
      aria-labelledby={titleId}
      className="relative pb-[clamp(56px,7vw,104px)] lg:pl-[124px] print:break-inside-auto! print:pl-0 print:[:has(details[open])>&:not(:has(details[open]))]:hidden"
    >
      <div className="mb-5 flex items-end gap-3 text-route lg:absolute lg:inset-y-0 lg:left-0 lg:mb-0 lg:w-[76px] lg:flex-col lg:items-center print:hidden">
        <ReadingTimeBadge article={article} position={position} />
        <span className="route-x mb-3 grow lg:hidden" />
        <span className="route-y -mt-3 grow max-lg:hidden" />
      </div>
      {opening && picture}
      <div className={columns(position, opening, tall)}>
        <div className="md:[:has(details[open])>&]:sticky md:[:has(details[open])>&]:top-[calc(var(--header-height)+24px)]">
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
