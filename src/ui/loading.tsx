/** A placeholder; `className` gives it the size of the content to come. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      className={`animate-sheen bg-[linear-gradient(100deg,var(--raised)_40%,color-mix(in_srgb,var(--raised)_55%,var(--line))_50%,var(--raised)_60%)] bg-size-[300%_100%] motion-reduce:animate-none ${className}`}
    />
  )
}

export function Spinner() {
  return (
    <p role="status" className="flex items-center gap-4 py-12 font-semibold text-soft">
      <span className="size-8 animate-spin rounded-full border-3 border-dashed border-route motion-reduce:animate-none" />
      Chargement…
    </p>
  )
}
