import { type ReactNode, useId } from 'react'

type SenseProps = {
  number: number
  title: string
  /** What the word is in this sense. */
  definition: string
  /** The word at work, in Malagasy, and what it says. */
  example: readonly [malagasy: string, french: string]
  /** What the sense has to do with the provider, in a sentence. */
  statement: string
  children: ReactNode
}

/** One sense of the word, as a dictionary sets it: the entry in the margin, and the article beside it. */
export function Sense({ number, title, definition, example, statement, children }: SenseProps) {
  const titleId = useId()
  const [malagasy, french] = example
  return (
    <section aria-labelledby={titleId} className="@container">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-9 py-section @min-[62rem]:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="@min-[62rem]:sticky @min-[62rem]:top-[calc(var(--header-height)+32px)] @min-[62rem]:self-start">
          <h2 id={titleId} className="flex items-baseline gap-[16px] text-[min(var(--text-h2),14vw)]">
            <span className="font-medium text-route">{number}</span>
            {title}
          </h2>
          <p className="mt-4 max-w-[30ch]">{definition}</p>
          <p className="mt-2 text-small text-soft">
            <b lang="mg" className="font-semibold text-text">
              {malagasy}
            </b>
            , {french}
          </p>
        </div>
        <div>
          <p className="max-w-[24em] font-display text-[min(var(--text-h3),10.5vw)]/[1.2] font-medium text-balance">{statement}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
