import type { ReactNode } from 'react'

type StatePosterProps = {
  /** 960 x 720, with a sky whose uppermost band is flat. */
  picture: string
  alt: string
  /** The ground: the colour of that band, so that the sky goes on over the words. */
  sky: string
  title: string
  /** What stands above the title. */
  above?: ReactNode
  className?: string
  children: ReactNode
}

/** A poster from edge to edge: the words stand in the sky above the picture, or beside it where there is room. */
export function StatePoster(props: StatePosterProps) {
  const { picture, alt, sky, title, above, className = '', children } = props
  return (
    <section
      className={`on-dark grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] text-vanilla lg:grid-cols-[minmax(0,1fr)_min(52vw,calc((100svh-9rem)*4/3))] lg:grid-rows-1 ${sky} ${className}`}
    >
      <div className="flex flex-col px-gutter pt-9 pb-9 lg:pt-12 lg:pr-0 lg:pb-12 lg:pl-[max(var(--spacing-gutter),calc(50vw-656px+var(--spacing-gutter)))]">
        {above}
        <div className="lg:my-auto">
          <h1
            tabIndex={-1}
            data-page-heading
            className="max-w-[6.2em] text-hero/[0.96] tracking-[-0.03em]"
          >
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

/** The specified texts have plain spaces before ! and ?, where a line must not end. */
function keepPunctuation(text: string) {
  return text.split(/(\S+ [!?])/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  )
}
