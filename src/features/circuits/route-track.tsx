import type { Stage } from '#src/features/circuits/route-facts.ts'
import { frenchCount } from '#src/lib/french-count.ts'

type RouteTrackProps = {
  stages: Stage[]
  /** Waypoints beyond these. */
  further: number
}

/** The way from start to end with its waypoints: dots on the route line, named below them where there is room. */
export function RouteTrack({ stages, further }: RouteTrackProps) {
  const rest = { order: stages.length + 1, name: `+ ${frenchCount(further, 'étape')}` }
  const between = further > 0 ? [...stages, rest] : stages
  // Ends take half a column, so that the dots stand at even distances and each label under its dot.
  const columns = { gridTemplateColumns: `1fr repeat(${between.length}, 2fr) 1fr` }
  return (
    <div className="mt-4.5">
      <div aria-hidden="true" className="relative text-route">
        <div className="route-x absolute inset-x-0 top-1/2 -translate-y-1/2" />
        <div className="relative grid items-center" style={between.length > 0 ? columns : { gridTemplateColumns: '1fr 1fr' }}>
          <i className="size-4 rounded-full border-[3.5px] border-route bg-paper" />
          {between.map(({ order }) => (
            <i
              key={order}
              className="size-2.5 justify-self-center rounded-full bg-route shadow-[0_0_0_5px_var(--paper)]"
            />
          ))}
          <i className="size-4 justify-self-end rounded-full bg-route" />
        </div>
      </div>
      {between.length > 0 && (
        <ol
          aria-label="Étapes"
          className="mt-2 text-small/snug text-soft md:grid md:text-center md:text-[0.875rem]/snug"
          style={columns}
        >
          <li aria-hidden="true" className="hidden text-left md:block">
            Départ
          </li>
          {between.map(({ order, name }) => (
            <li
              key={order}
              className={`inline wrap-anywhere md:block md:px-1.5 ${order > 1 ? "before:content-[',_'] md:before:hidden" : ''}`}
            >
              {name}
            </li>
          ))}
          <li aria-hidden="true" className="hidden text-right md:block">
            Arrivée
          </li>
        </ol>
      )}
    </div>
  )
}
