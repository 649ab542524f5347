import type { ReactNode } from 'react'
import type { Id } from '#src/contract/values.ts'

/** A list and its map point at the same item. */
export type Highlight = {
  /** The id of a stop. */
  highlighted: Id | null
  onHighlight: (id: Id | null) => void
}

type HighlightItemProps = {
  /** The id of its stop, if the map has it. */
  id: Id | null
  onHighlight: Highlight['onHighlight']
  className?: string
  children: ReactNode
}

/** An item of a list beside a map. Pointing at it, or at a control inside it, highlights its stop. */
export function HighlightItem({ id, onHighlight, className, children }: HighlightItemProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- does nothing that needs a control
    <li
      className={className}
      onPointerEnter={() => onHighlight(id)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(id)}
      onBlur={() => onHighlight(null)}
    >
      {children}
    </li>
  )
}
