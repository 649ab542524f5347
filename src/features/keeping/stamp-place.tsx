import { Icon } from '#src/ui/icon.tsx'

/** The place for a stamp: empty, and cancelled when the circuit is kept. */
export function StampPlace({ stamped }: { stamped: boolean }) {
  const shape = 'grid size-[64px] place-items-center rounded-full text-route'
  if (!stamped) {
    return (
      <span aria-hidden="true" className={`${shape} border-2 border-dashed border-edge`}>
        <Icon name="download" className="size-6" />
      </span>
    )
  }
  return (
    <span aria-hidden="true" className={`${shape} -rotate-12 border-6 border-double border-route`}>
      <span className="font-display text-[10px]/none font-extrabold tracking-[0.02em] uppercase">Gardé</span>
    </span>
  )
}
