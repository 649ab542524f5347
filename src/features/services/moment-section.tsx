import type { ReactNode } from 'react'
import type { Moment } from '#src/features/services/moments.ts'

type MomentSectionProps = {
  moment: Moment
  /** The ground, as the light of the hour has it. */
  className: string
  /** Beside the words, or under them where there is no room. */
  aside: ReactNode
  children: ReactNode
}

/** One moment of the journey from edge to edge. */
export function MomentSection({ moment, className, aside, children }: MomentSectionProps) {
  const { id, time, title } = moment
  return (
    <section aria-labelledby={id} className={`@container ${className}`}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 py-section @min-[62rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <p className="label text-route">{time}</p>
          <h2 id={id} className="mt-3 scroll-mt-40">
            {title}
          </h2>
          <div className="mt-5 grid max-w-[54ch] justify-items-start gap-4">{children}</div>
        </div>
        <div>{aside}</div>
      </div>
    </section>
  )
}
