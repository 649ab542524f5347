import type { Destination } from '#mocks/assistant/destinations.ts'
import { programmes } from '#mocks/assistant/programmes.ts'
import { roads } from '#mocks/data/roads.ts'
import type { Hours } from '#src/contract/programme.ts'

/**
 * A way between two points without a stop between. `dry` and `wet`: the shortest and the longest time, in hours, from April to
 * November and from December to March. `wet` is null when the rain closes the way, and undefined when its time is not known.
 */
export type Step = {
  from: string
  to: string
  mode: string
  road?: string | undefined
  km: number
  dry: Hours
  wet: Hours | null | undefined
  surface: string | undefined
  /** The towns that it passes, in this order. */
  via?: readonly string[] | undefined
}

/** Whether a road is tarmac in bad repair. */
export function isInBadRepair(from: string, to: string): boolean {
  return (stepsByPoint.get(pointName(from)) ?? []).some(
    (step) => step.to === pointName(to) && step.mode === 'car' && step.surface === 'goudron dégradé',
  )
}

/** Programmes and routes call the same point 'Hell-Ville (Nosy Be)' and 'Hell-Ville'. */
const pointName = (name: string) => name.replaceAll("'", '’').replace(/ \(.*\)$/, '')

function knownSteps(): Step[] {
  const legs = [...programmes.values()]
    .flatMap(({ itinerary }) => itinerary ?? [])
    .flatMap((day) => day?.legs ?? [])
    .flatMap(({ from, to, mode, road, km, hours_dry, hours_wet, surface }): Step[] =>
      hours_dry && mode !== 'plane' && from.name !== to.name
        ? [
            {
              from: pointName(from.name),
              to: pointName(to.name),
              mode,
              road: road ?? undefined,
              km,
              dry: hours_dry,
              wet: hours_wet,
              surface: surface ?? undefined,
            },
          ]
        : [],
    )
  const others = roads.map(({ from, to, mode = 'car', road, km, hours, surface, via }): Step => ({
    from,
    to,
    mode,
    road,
    km,
    dry: hours,
    wet: undefined,
    surface: mode === 'car' ? (surface ?? 'goudron dégradé') : undefined,
    via,
  }))
  return [...legs, ...others]
}

const stepsByPoint = new Map<string, Step[]>()
for (const step of knownSteps()) {
  for (const one of [step, { ...step, from: step.to, to: step.from, via: step.via?.toReversed() }])
    stepsByPoint.set(one.from, [...(stepsByPoint.get(one.from) ?? []), one])
}

export const airports: readonly string[] = [...stepsByPoint.keys()].filter((point) => point.startsWith('Aéroport '))

/** The points at which a destination is reached. */
export function pointsOf({ name, stops }: Destination): readonly string[] {
  return [...new Set([...stops, name].map(pointName))]
}

type Reached = { hours: number; steps: readonly Step[] }

/** The fastest way between two destinations by land and water, in either direction (Dijkstra's algorithm). */
export function findJourney(from: Destination, to: Destination): readonly Step[] | undefined {
  const reached = new Map<string, Reached>(pointsOf(from).map((point) => [point, { hours: 0, steps: [] }]))
  const ends = new Set(pointsOf(to))
  const done = new Set<string>()
  for (;;) {
    const [next] = [...reached]
      .filter(([point]) => !done.has(point))
      .toSorted(([, one], [, other]) => one.hours - other.hours)
    if (!next) return undefined
    const [point, { hours, steps }] = next
    if (ends.has(point)) return steps
    done.add(point)
    for (const step of stepsByPoint.get(point) ?? []) {
      const total = hours + (step.dry[0] + step.dry[1]) / 2
      if (total < (reached.get(step.to)?.hours ?? Number.POSITIVE_INFINITY))
        reached.set(step.to, { hours: total, steps: [...steps, step] })
    }
  }
}
