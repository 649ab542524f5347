import { Link } from '@tanstack/react-router'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Leg } from '#src/contract/programme.ts'
import { formatTravelTime } from '#src/lib/trip-hours.ts'
import { transports } from '#src/features/circuits/transports.ts'
import { useCircuitRoutes } from '#src/features/circuits/use-circuit-lists.ts'
import { formatNumber } from '#src/lib/format.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** A leg with its travel times, which are those in the air for a flight, and its road. */
export function LegItem({ circuit, leg }: { circuit: Circuit; leg: Leg }) {
  const transport = transports.get(leg.mode)
  const isLoop = leg.from.name === leg.to.name
  const facts = [
    formatTravelTime(leg),
    `${formatNumber(leg.km, 1)}\u00a0km`,
    leg.surface && leg.surface !== 'air' && leg.surface !== 'eau' ? leg.surface : null,
    leg.climb_m ? `${formatNumber(leg.climb_m, 0)}\u00a0m de montée` : null,
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-b border-line py-3">
      {transport ? <Icon name={transport.icon} className="mt-0.5 size-5 text-route" /> : <span />}
      <div className="min-w-0 text-base/normal wrap-anywhere">
        <p>
          {transport && <span className="sr-only">{transport.label} : </span>}
          <b className="font-semibold">{isLoop ? leg.from.name : `${leg.from.name} – ${leg.to.name}`}</b>
          {leg.road && <span className="text-soft">, {leg.road}</span>}
        </p>
        <p>{facts.join(' · ')}</p>
        {leg.hours_dry && !leg.hours_wet && (
          <p className="mt-1">
            <Badge tone="gold">Fermé en saison des pluies</Badge>
          </p>
        )}
        <RouteLink circuit={circuit} leg={leg} />
      </div>
    </li>
  )
}

/** The leg among the circuit's routes, if it is there. */
function RouteLink({ circuit, leg }: { circuit: Circuit; leg: Leg }) {
  const { data: routes = [] } = useCircuitRoutes(circuit)
  const references = [
    { id: leg.route_id, label: 'Voir l’itinéraire' },
    { id: leg.part_of, label: 'Portion de l’itinéraire' },
    { id: leg.reverse_of, label: 'Itinéraire, en sens inverse' },
  ]
  const reference = references.find(({ id }) => routes.some((route) => route.id === id))
  if (reference?.id == null) return null
  return (
    <Link
      to="/circuits/$slug/routes"
      params={{ slug: circuit.slug }}
      search={{ itineraire: reference.id }}
      className="inline-flex min-h-11 items-center font-semibold print:hidden"
    >
      {reference.label}
      <span className="sr-only">
        {' '}
        : {leg.from.name} – {leg.to.name}
      </span>
    </Link>
  )
}
