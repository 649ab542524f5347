import type { ReactNode } from 'react'

/** The fields of a form in two columns where two have room, which also depends on the size of the text. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-5 gap-y-5.5 @lg:grid-cols-2">{children}</div>
    </div>
  )
}
