import type { WrittenArticle } from '#src/features/blog/article.ts'
import { Print } from '#src/ui/print.tsx'

type ArticlePictureProps = {
  image: WrittenArticle['image']
  /** Takes the width of the page. */
  wide: boolean
  eager: boolean
}

/** An upright picture hangs a little askew, as a poster does. */
export function ArticlePicture({ image, wide, eager }: ArticlePictureProps) {
  const { src, alt, width, height } = image
  const tall = height > width
  const aspect = wide ? 'aspect-4/3 sm:aspect-video lg:aspect-21/9' : 'aspect-4/3'
  return (
    <Print
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
    </Print>
  )
}
