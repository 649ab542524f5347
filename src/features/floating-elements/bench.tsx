import { type ReactNode, useId } from 'react'

type BenchProps = {
  title: string
  /** What to look for, and how to bring it about where that takes more than a press. */
  notes: ReactNode
  children: ReactNode
}

/** One element to be tried: what it should do on the left, the controls on the right. */
export function Bench({ title, notes, children }: BenchProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 border-t-2 border-edge py-10 lg:grid-cols-[5fr_7fr] lg:py-12"
    >
      <div>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="mt-3 max-w-[46ch] text-soft">{notes}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
