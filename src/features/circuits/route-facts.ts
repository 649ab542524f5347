import type { Route } from '#src/contract/route.ts'
import { frenchText } from '#src/features/circuits/french-text.ts'
import { frenchNumber } from '#src/lib/french-number.ts'
import { parsePoint } from '#src/lib/map-links.ts'

/** A measure as it is shown; `indicative` when the record has none and the site's default stands in (section 9). */
type Measure = { text: string; indicative: boolean }

/** A named waypoint of a route. */
export type Stage = { order: number; name: string }

const namesShown = 3

/** What a route's card and details say, with the specification's fallbacks applied. */
export function routeFacts(route: Route) {
  const start = frenchText(route.start_location, null)
  const end = frenchText(route.end_location, null)
  const from = parsePoint(route.start_coordinates)
  const to = parsePoint(route.end_coordinates)
  return {
    /** Null unless both are known: the card then shows the name alone. */
    ends: start && end ? { of: de(start), start, end } : null,
    name: start && end ? `${de(start)}${start} à ${end}` : (frenchText(route.name_fr, route.name) ?? route.name),
    description: frenchText(route.description_fr, route.description),
    duration: duration(route),
    distance: distance(route),
    elevation: measure(route.elevation_gain, (metres) => `${frenchNumber(metres, 1)} m`, '200 m'),
    ...waypoints(route),
    /** Null when a coordinate is missing: then there is no link. */
    directions: from && to ? { from, to } : null,
  }
}

/** As it stands in front of a name, space included where it has one. */
function de(name: string): string {
  // Decomposed, 'É' begins with an 'E'.
  return /^[aeiouœ]/i.test(name.normalize('NFD')) ? 'D’' : 'De '
}

function duration(route: Route): Measure {
  const ready = frenchText(route.estimated_duration, null)
  return ready ? { text: ready, indicative: false } : measure(route.duration_hours, hours, '2-3h')
}

function distance(route: Route): Measure {
  const ready = frenchText(route.distance, null)
  return ready
    ? { text: ready, indicative: false }
    : measure(route.distance_km, (kilometres) => `${frenchNumber(kilometres, 1)} km`, '45 km')
}

/** How many waypoints there are, the first that have names, and how many more follow them. */
function waypoints(route: Route) {
  // A way may pass a waypoint twice: its number, not its name, tells it apart.
  const named = (route.waypoints ?? [])
    .flatMap((waypoint) => waypoint ?? [])
    .map(({ name }, index): Stage => ({ order: index + 1, name }))
  const count = route.waypoints_count ?? route.waypoints?.length
  const first = named.slice(0, namesShown)
  // A count that is behind the names would contradict them.
  const all = Math.max(count ?? 0, named.length)
  return {
    stageCount: count === undefined ? 5 : all,
    stagesIndicative: count === undefined,
    stages: named,
    firstStages: first,
    furtherStages: first.length > 0 ? all - first.length : 0,
  }
}

function measure(
  value: number | null | undefined,
  print: (value: number) => string,
  fallback: string,
): Measure {
  return value == null
    ? { text: fallback, indicative: true }
    : { text: print(value), indicative: false }
}

/** 3.5 -> '3 h 30', 2 -> '2 h', 0.5 -> '30 min', 0.004 -> '< 1 min'. */
function hours(value: number): string {
  const all = Math.round(value * 60)
  if (value > 0 && all === 0) return '<\u202f1 min'
  const whole = Math.floor(all / 60)
  const minutes = all % 60
  if (minutes === 0) return `${whole} h`
  return whole === 0 ? `${minutes} min` : `${whole} h ${String(minutes).padStart(2, '0')}`
}
