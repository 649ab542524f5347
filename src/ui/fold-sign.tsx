/** A stop with a plus in it while the surrounding `group` is folded, filled and with a minus while it is open. */
export function FoldSign({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full border-route bg-paper text-route group-open:bg-route group-open:text-paper ${className}`}
    >
      <svg viewBox="0 0 12 12" className="w-[40%] stroke-current stroke-2">
        <path d="M1 6h10" />
        <path d="M6 1v10" className="group-open:hidden" />
      </svg>
    </span>
  )
}
