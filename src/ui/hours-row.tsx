import type { ReactNode } from 'react'

export function HoursRow({ days, children }: { days: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap gap-x-5">
      <span className="min-w-[min(100%,9.5rem)]">{days}</span>
      <span className="whitespace-nowrap">{children}</span>
    </li>
  )
}
