import { config } from '#src/config.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { formatDays } from '#src/features/circuits/circuit-facts.tsx'
import { useProgramme } from '#src/features/circuits/programme/use-programme.ts'
import { formatMonths } from '#src/lib/months.ts'
import { ButtonAnchor, ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** Keeps the quote and the phone within reach on narrow screens. `data-foot-bar` lifts what floats above it (tokens.css). */
export function CircuitFootBar({ circuit }: { circuit: Circuit }) {
  const { best_months } = useProgramme(circuit)
  return (
    <aside
      aria-label="Demander ce circuit"
      data-foot-bar
      className="@container fixed inset-x-0 bottom-0 z-10 hidden h-(--foot-bar-height) border-t border-line bg-paper max-md:[@media(height>=30rem)]:block in-data-[focus=field]:hidden! print:hidden!"
    >
      <div className="flex h-full items-center justify-end gap-2 px-3">
        <p className="min-w-0 flex-1 pl-1 text-label/tight text-soft @max-[18rem]:hidden">
          <b className="block font-semibold text-text">{formatDays(circuit)}</b>
          {formatMonths(best_months)}
        </p>
        <ButtonLink
          to="/circuits/$slug/reserver"
          params={{ slug: circuit.slug }}
          className="min-h-[clamp(44px,2.75rem,72px)]! px-3! py-0! text-small/none!"
        >
          Demander un devis
        </ButtonLink>
        <ButtonAnchor
          look="outlined"
          href={config.phoneLink}
          aria-label="Appeler"
          className="size-[clamp(44px,2.75rem,72px)] shrink-0 p-0!"
        >
          <Icon name="phone" />
        </ButtonAnchor>
      </div>
    </aside>
  )
}
