import type { ReactNode } from 'react'

type PhoneFrameProps = { className?: string; children: ReactNode }

/** The drawn telephone round a screen: a dark body with the lit rim that all drawn solids have at their left. */
export function PhoneFrame({ className = '', children }: PhoneFrameProps) {
  return (
    <div className={`rounded-[15%/7%] bg-glow pl-0.5 shadow-print ${className}`}>
      <div className="rounded-[15%/7%] bg-ink p-[3.4%]">
        <div className="aspect-[390/844] overflow-clip rounded-[12%/5.6%]">{children}</div>
      </div>
    </div>
  )
}
