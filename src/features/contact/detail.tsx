import type { ReactNode } from 'react'

/** One entry of a list of details (dl): what it is, and what there is to know. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label text-route">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
