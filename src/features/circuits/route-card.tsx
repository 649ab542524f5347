import type { Route } from '#src/contract/route.ts'
import { DirectionsLink } from '#src/features/circuits/directions-link.tsx'
import { RouteBadges } from '#src/features/circuits/route-badges.tsx'
import { routeFacts } from '#src/features/circuits/route-facts.ts'
import { RouteMeasures } from '#src/features/circuits/route-measures.tsx'
import { RouteStages } from '#src/features/circuits/route-stages.tsx'
import { RouteTrack } from '#src/features/circuits/route-track.tsx'
import { Button } from '#src/ui/button.tsx'
import { NoScript } from '#src/ui/no-script.tsx'

type RouteCardProps = {
  route: Route
  /** The first card's link is the one filled button of the list. */
  first: boolean
  onOpen: () => void
}

/** A leg of the circuit: from where to where, by what, how long. */
export function RouteCard({ route, first, onOpen }: RouteCardProps) {
  const facts = routeFacts(route)
  return (
    <article className="rounded-paper bg-paper p-[clamp(22px,3vw,40px)] shadow-print">
      <h3 className="grid gap-x-8 gap-y-1 text-[clamp(1.375rem,1.1rem+1.3vw,2.125rem)]/[1.08] *:min-w-0 *:wrap-anywhere md:grid-cols-2">
        {facts.ends ? (
          <>
            <span>
              <Preposition>{facts.ends.of}</Preposition>
              {facts.ends.start}
            </span>{' '}
            <span className="md:text-right">
              <Preposition>à</Preposition> {facts.ends.end}
            </span>
          </>
        ) : (
          <span className="md:col-span-2">{facts.name}</span>
        )}
      </h3>
      <RouteTrack stages={facts.firstStages} further={facts.furtherStages} />
      <NoScript>
        {facts.description && <p className="mt-4.5 text-soft">{facts.description}</p>}
        {facts.stages.length > facts.firstStages.length && <RouteStages heading="h4" stages={facts.stages} />}
      </NoScript>
      <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line pt-5.5">
        {/* Fixed columns, so that the cards of a list read as one table. */}
        <RouteMeasures
          facts={facts}
          className="w-full grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] sm:max-w-[31.5rem]"
        />
        <RouteBadges route={route} />
        <div className="ml-auto flex flex-wrap gap-3 max-md:w-full max-md:*:grow">
          <Button look="outlined" aria-haspopup="dialog" onClick={onOpen}>
            <span>
              Détails<span className="sr-only"> : {facts.name}</span>
            </span>
          </Button>
          {facts.directions && (
            <DirectionsLink directions={facts.directions} route={facts.name} filled={first} />
          )}
        </div>
      </div>
    </article>
  )
}

function Preposition({ children }: { children: string }) {
  return (
    <span className="font-body text-base/none font-normal tracking-normal text-soft">
      {children}
    </span>
  )
}
