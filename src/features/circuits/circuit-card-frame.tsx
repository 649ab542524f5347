import type { ReactNode } from 'react'
import { Print } from '#src/ui/print.tsx'

type CircuitCardFrameProps = {
  /** The first card of the list takes a whole row. */
  leading: boolean
  picture: ReactNode
  children: ReactNode
}

/** The shape of a card: no box, a print and what is written below it, or beside it on the first of a wide list. */
export function CircuitCardFrame({ leading, picture, children }: CircuitCardFrameProps) {
  const row = leading
    ? 'md:col-span-full lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:items-end lg:gap-x-11'
    : ''
  return (
    <li className={`group relative flex min-w-0 flex-col ${row}`}>
      <Print
        aspect={leading ? 'aspect-4/3 md:aspect-video' : 'aspect-4/3'}
        className="transition duration-260 ease-move group-hover:-translate-y-1 group-hover:-rotate-[0.4deg]"
      >
        {picture}
      </Print>
      <div className="flex grow flex-col wrap-anywhere">{children}</div>
    </li>
  )
}
