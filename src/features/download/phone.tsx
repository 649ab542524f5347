import type { ReactNode } from 'react'

export function PhoneFrame({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`rounded-[15%/7%] bg-glow pl-0.5 shadow-print ${className}`}>
      <div className="rounded-[15%/7%] bg-ink p-[3.4%]">
        <div className="aspect-[390/844] overflow-clip rounded-[12%/5.6%]">{children}</div>
      </div>
    </div>
  )
}

/** `app/trusted-types.ts` allows the policy of this name: the drawings are part of the build. */
const drawings = globalThis.trustedTypes?.createPolicy('drawings', { createHTML: (svg) => svg })

type AppScreenProps = {
  /** SVG markup from `src/pictures/app`, inlined because an <img> cannot use the page's fonts. */
  picture: string
  label: string
  className?: string
}

export function AppScreen({ picture, label, className = '' }: AppScreenProps) {
  return (
    <PhoneFrame className={className}>
      <div
        role="img"
        aria-label={label}
        className="[&>svg]:h-auto [&>svg]:w-full"
        // oxlint-disable-next-line react/no-danger -- markup from our own build
        dangerouslySetInnerHTML={{ __html: drawings?.createHTML(picture) ?? picture }}
      />
    </PhoneFrame>
  )
}

const bars = ['M2 22v-5h4v5z', 'M9 22V12h4v10z', 'M16 22V7h4v15z', 'M23 22V2h4v20z']

export function SignalBars({ strength, className }: { strength: number; className: string }) {
  return (
    <svg viewBox="0 0 29 24" aria-hidden="true" className={`shrink-0 stroke-current ${className}`}>
      {bars.map((bar, index) => (
        <path key={bar} d={bar} strokeWidth="1.5" className={index < strength ? 'fill-current' : 'fill-none'} />
      ))}
    </svg>
  )
}
