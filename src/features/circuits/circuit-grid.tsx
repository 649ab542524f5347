import type { ReactNode } from 'react'

/** The list of cards: the first takes a whole row, the others stand two by two. */
export function CircuitGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-x-8 gap-y-[clamp(36px,5vw,64px)] md:grid-cols-2">{children}</ul>
}
