import type { Stage } from '#src/features/circuits/route-facts.ts'

/** More than any day's way has. */
const mostShown = 100

/** The waypoints of a route that have names, one below the other. */
export function RouteStages({ heading: Heading, stages }: { heading: 'h3' | 'h4'; stages: Stage[] }) {
  return (
    <>
      <Heading className="label mt-6 font-body text-route">Étapes</Heading>
      <ol className="relative mt-2 grid gap-1.5 pl-6 before:absolute before:inset-y-2.5 before:left-1 before:route-y before:text-route">
        {stages.slice(0, mostShown).map(({ order, name }) => (
          <li
            key={order}
            className="relative font-semibold wrap-anywhere before:absolute before:top-[0.55em] before:-left-5.75 before:size-2.5 before:rounded-full before:bg-route"
          >
            {name}
          </li>
        ))}
      </ol>
    </>
  )
}
