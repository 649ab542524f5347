const bars = ['M2 22v-5h4v5z', 'M9 22V12h4v10z', 'M16 22V7h4v15z', 'M23 22V2h4v20z']

/** How much network there is, as a telephone draws it; the words stand beside it. */
export function SignalBars({ strength, className }: { strength: number; className: string }) {
  return (
    <svg viewBox="0 0 29 24" aria-hidden="true" className={`shrink-0 stroke-current ${className}`}>
      {bars.map((bar, index) => (
        <path key={bar} d={bar} strokeWidth="1.5" className={index < strength ? 'fill-current' : 'fill-none'} />
      ))}
    </svg>
  )
}
