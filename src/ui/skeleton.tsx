/** A bar in the place of a text or picture that is on its way; `className` gives it the size of what will come. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      className={`animate-sheen bg-[linear-gradient(100deg,var(--raised)_40%,color-mix(in_srgb,var(--raised)_55%,var(--line))_50%,var(--raised)_60%)] bg-size-[300%_100%] motion-reduce:animate-none ${className}`}
    />
  )
}
