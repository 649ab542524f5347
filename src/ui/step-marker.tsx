import type { ReactNode } from 'react'

/** A numbered circle on a dashed line; filled once the step is reached. */
export function StepMarker({ filled = false, children }: { filled?: boolean; children: ReactNode }) {
  return (
    <span
      data-filled={filled}
      className={`inline-grid h-11 min-w-11 shrink-0 place-items-center rounded-full border-3 border-route px-1.5 font-display forced-colors-fill text-[1.125rem]/none font-extrabold ${filled ? 'bg-route text-paper' : 'bg-paper text-route'}`}
    >
      {children}
    </span>
  )
}
