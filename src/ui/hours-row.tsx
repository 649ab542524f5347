import type { ReactNode } from 'react'

/** One entry of a list of opening hours: the days, and the hours in line with those of the other days. */
export function HoursRow({ days, children }: { days: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap gap-x-5">
      <span className="min-w-[min(100%,9.5rem)]">{days}</span>
      <span className="whitespace-nowrap">{children}</span>
    </li>
  )
}
