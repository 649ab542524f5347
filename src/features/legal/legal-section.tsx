import type { ReactNode } from 'react'
import { AnchorLink } from '#src/ui/anchor-link.tsx'

export type LegalText = {
  /** The section's anchor: links from elsewhere lead to it, so it stays. */
  id: string
  title: string
  /** The section in everyday words, as a note in the margin. */
  gist?: string
  body: ReactNode
}

type LegalSectionProps = {
  /** What stands before the title: '1.' or 'Article 1 –'. */
  mark: string
  section: LegalText
}

/** One section under its numbered heading, its note beside it where there is room. */
export function LegalSection({ mark, section }: LegalSectionProps) {
  const { id, title, gist, body } = section
  return (
    <section
      id={id}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 border-t border-line pt-5 @min-[50rem]:grid-cols-[34rem_minmax(0,1fr)] print:mt-8 print:block"
    >
      <h2 className="max-w-[34rem] break-after-avoid pr-[48px] text-[min(clamp(1.5rem,1.25rem+1.1vw,2.125rem),8.4vw)]/[1.12]">
        <span className="font-medium whitespace-nowrap text-route">{mark}</span> {title}
      </h2>
      <AnchorLink
        id={id}
        what="cette partie"
        title={title}
        className="absolute top-3 right-0 @xl:left-[calc(34rem-44px)]"
      />
      {gist && (
        <p className="max-w-[34rem] border-l-3 border-route pl-4 text-small/normal @min-[50rem]:col-start-2 @min-[50rem]:row-span-2 @min-[50rem]:row-start-1 @min-[50rem]:self-start print:my-3 print:break-after-avoid">
          <strong className="label block text-route">En clair</strong>
          {gist}
        </p>
      )}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 print:block print:*:mt-3 [&>:is(p,ul)]:max-w-[34rem] ${gist ? '' : '@min-[50rem]:col-span-2'}`}
      >
        {body}
      </div>
    </section>
  )
}
