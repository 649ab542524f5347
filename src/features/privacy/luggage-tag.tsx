import type { ReactNode } from 'react'

/** A sheet of paper cut like the label of a suitcase, with its eyelet and the string that goes through it. */
export function LuggageTag({ children }: { children: ReactNode }) {
  return (
    <div className="relative pt-11 print:pt-0">
      <div className="bg-raised px-[clamp(18px,5vw,40px)] pt-13 pb-8 [clip-path:polygon(40px_0,calc(100%-40px)_0,100%_40px,100%_100%,0_100%,0_40px)] print:border print:border-edge print:p-4 print:[clip-path:none]">
        {children}
      </div>
      <svg
        viewBox="0 0 96 84"
        aria-hidden="true"
        className="absolute top-0 left-1/2 h-[84px] w-[96px] -translate-x-1/2 fill-none stroke-2 print:hidden"
        strokeLinecap="round"
      >
        <circle cx="48" cy="68" r="10" className="fill-paper stroke-route stroke-3" />
        <path d="M48 68C38 48 26 44 28 10M48 68c2-26 20-32 38-52" className="stroke-edge" />
      </svg>
    </div>
  )
}
