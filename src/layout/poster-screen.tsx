import type { ReactNode } from 'react'

type PosterScreenProps = {
  /** 960 x 720, with a flat colour along its upper edge. */
  picture: string
  alt: string
  /** A class for the background, in that colour, so that the sky continues behind the text. */
  background: string
  title: string
  above?: ReactNode
  className?: string
  children: ReactNode
}

/** A full-width message: the text above a picture, or beside it where there is room. */
export function PosterScreen(props: PosterScreenProps) {
  const { picture, alt, background, title, above, className = '', children } = props
  return (
    <section
      className={`on-dark grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] text-vanilla lg:grid-cols-[minmax(0,1fr)_min(52vw,calc((100svh-9rem)*4/3))] lg:grid-rows-1 ${background} ${className}`}
    >
      <div className="flex flex-col px-gutter pt-9 pb-9 lg:pt-12 lg:pr-0 lg:pb-12 lg:pl-[max(var(--spacing-gutter),calc(50vw-656px+var(--spacing-gutter)))]">
        {above}
        <div className="lg:my-auto">
          <h1 tabIndex={-1} data-page-heading className="max-w-[6.2em] text-hero/[0.96] tracking-[-0.03em]">
            {keepPunctuation(title)}
          </h1>
          {children}
        </div>
      </div>
      <img
        src={picture}
        alt={alt}
        width={960}
        height={720}
        className="h-auto max-h-[60svh] min-h-60 w-full self-end object-cover object-bottom lg:max-h-none lg:[clip-path:polygon(16%_0,100%_0,100%_100%,0_100%)]"
      />
    </section>
  )
}

/** Prevents a line break before ! and ?, which have plain spaces before them. */
function keepPunctuation(text: string) {
  return text.split(/(\S+ [!?])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  )
}
