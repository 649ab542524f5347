import { type ReactNode, useId } from 'react'

type MeaningSectionProps = {
  number: number
  title: string
  definition: string
  example: readonly [malagasy: string, french: string]
  /** One sentence that relates the meaning to the provider. */
  statement: string
  children: ReactNode
}

/** One meaning of the word: the dictionary entry in the margin, the text beside it. */
export function MeaningSection({ number, title, definition, example, statement, children }: MeaningSectionProps) {
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
          <p className="max-w-[24em] font-display text-[min(var(--text-h3),10.5vw)]/[1.2] font-medium text-balance">
            {statement}
          </p>
          {children}
        </div>
      </div>
    </section>
  )
}
