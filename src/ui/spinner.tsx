/** Says that a page or a part of it is on its way. */
export function Spinner() {
  return (
    <p role="status" className="flex items-center gap-4 py-12 font-semibold text-soft">
      <span className="size-8 animate-spin rounded-full border-3 border-dashed border-route motion-reduce:animate-none" />
      Chargement…
    </p>
  )
}
