import { Icon } from '#src/ui/icon.tsx'

type StampPlaceProps = {
  /** Milliseconds since 1970; undefined while the circuit is not kept. */
  keptAt: number | undefined
}

/** The place for a stamp: empty, and cancelled with the day when the circuit is kept. */
export function StampPlace({ keptAt }: StampPlaceProps) {
  const shape = 'grid size-[72px] place-items-center place-content-center rounded-full text-route'
  if (keptAt === undefined) {
    return (
      <span aria-hidden="true" className={`${shape} border-2 border-dashed border-edge`}>
        <Icon name="download" className="size-[24px]" />
      </span>
    )
  }
  // In here: the language's rules take a slow phone 50 ms to load, and few circuits are kept.
  const day = new Date(keptAt).toLocaleDateString('fr-FR', { day: 'numeric', month: 'short' })
  return (
    <span aria-hidden="true" className={`${shape} -rotate-12 gap-[3px] border-5 border-double border-route font-display font-extrabold uppercase`}>
      <span className="text-[13px]/none">Gardé</span>
      <span className="border-t border-route pt-[3px] text-[10px]/none">{day}</span>
    </span>
  )
}
