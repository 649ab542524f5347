import type { ReactNode } from 'react'

/** A ruled list of terms, each with what there is to say about it. */
export function Entries({ children }: { children: ReactNode }) {
  return <dl className="border-b border-line">{children}</dl>
}

export function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1 border-t border-line py-3 break-inside-avoid @xl:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
