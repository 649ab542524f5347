import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { formatDays } from '#src/features/circuits/circuit-facts.tsx'
import { CircuitPicture } from '#src/features/circuits/circuit-picture.tsx'
import type { CircuitTab } from '#src/lib/urls.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

/** How many other circuits are proposed. */
const neighbourCount = 2

type NextStepsProps = {
  circuit: Circuit
  /** The tab that is shown. */
  tab: CircuitTab | 'overview'
}

/** The end of every tab: the quote, the next tab, and the circuits that follow in the list. */
export const NextSteps = memo(function NextSteps({ circuit, tab }: NextStepsProps) {
  const { data: circuits = [] } = useQuery(circuitsQueryOptions())
  const neighbours = neighboursOf(circuit, circuits)
  const nextTab = nextTabs[tab]
  return (
    <section aria-labelledby="next-steps" className="border-t border-line print:hidden">
      <div className="wrap grid gap-x-16 gap-y-9 py-[clamp(48px,6vw,80px)] *:min-w-0 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="next-steps" className="text-h3">
            Et maintenant{'\u202f'}?
          </h2>
          {tab !== 'reserver' && (
            <p className="mt-3 max-w-[42ch] text-soft">
              Le devis est gratuit et sans engagement, avec une réponse sous 24h.
            </p>
          )}
          <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
            {tab !== 'reserver' && (
              <ButtonLink look="outlined" to="/circuits/$slug/reserver" params={{ slug: circuit.slug }}>
                Demander un devis
              </ButtonLink>
            )}
            {nextTab && (
              <Link
                to={nextTab.to}
                params={{ slug: circuit.slug }}
                className="inline-flex min-h-11 items-center gap-2 font-semibold"
              >
                {nextTab.label}
                <Icon name="arrow" />
              </Link>
            )}
          </div>
        </div>
        {neighbours.length > 0 && (
          <div>
            <h3 className="label font-body text-route">D’autres circuits</h3>
            <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-8 gap-y-6">
              {neighbours.map((neighbour) => (
                <Neighbour key={neighbour.slug} circuit={neighbour} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
})

/** None after the routes, where the next tab is the quote. */
const nextTabs = {
  overview: { to: '/circuits/$slug/lieux', label: 'Les lieux du circuit' },
  lieux: { to: '/circuits/$slug/routes', label: 'Les itinéraires du circuit' },
  routes: null,
  reserver: { to: '/circuits/$slug', label: 'Revoir l’aperçu du circuit' },
} as const

/** The circuits after this one in the list, which goes on with its first. */
function neighboursOf({ slug }: Circuit, circuits: readonly Circuit[]): Circuit[] {
  const index = circuits.findIndex((circuit) => circuit.slug === slug)
  const others = [...circuits.slice(index + 1), ...circuits.slice(0, Math.max(index, 0))]
  return others.slice(0, neighbourCount)
}

function Neighbour({ circuit }: { circuit: Circuit }) {
  const days = formatDays(circuit)
  return (
    <li className="group relative flex items-center gap-4">
      <PictureFrame className="w-28 shrink-0 p-1.5! transition duration-260 ease-move group-hover:-rotate-[0.4deg]">
        <CircuitPicture circuit={circuit} />
      </PictureFrame>
      <p className="min-w-0 wrap-anywhere">
        <Link
          to="/circuits/$slug"
          params={{ slug: circuit.slug }}
          className="font-display text-[1.25rem]/tight font-extrabold text-text no-underline after:absolute after:inset-0 hover:underline"
        >
          Circuit {circuit.name}
        </Link>
        {days && <span className="block text-small text-soft">{days}</span>}
      </p>
    </li>
  )
}
