import { frenchText, typographic } from '#src/content/french-text.ts'
import type { Route } from '#src/contract/route.ts'
import { transports } from '#src/features/circuits/transports.ts'
import { parsePoint } from '#src/lib/coordinates.ts'
import { formatDuration, formatNumber } from '#src/lib/format.ts'
import type { IconName } from '#src/ui/icon.tsx'

const difficulties = new Map<string, { label: string; tone: 'sea' | 'gold' | 'earth' }>([
  ['easy', { label: 'Facile', tone: 'sea' }],
  ['medium', { label: 'Modéré', tone: 'gold' }],
  ['hard', { label: 'Difficile', tone: 'earth' }],
])

/** `indicative` when the record has no value and the text is the site's default. */
type Measure = { text: string; indicative: boolean }

export type Waypoint = { order: number; name: string }

/** How many waypoints a card names. */
const namedOnCard = 3

export type RouteFacts = ReturnType<typeof routeFacts>

/** What a route's card and details show, with French texts and defaults applied. */
export function routeFacts(route: Route) {
  const start = frenchText(route.start_location, null)
  const end = frenchText(route.end_location, null)
  const knownEnds = start && end ? [...new Set([start, end])] : []
  const ends = knownEnds.join(' – ')
  const name = frenchText(route.name_fr, ends) ?? frenchText(route.name, null) ?? route.name
  const from = parsePoint(route.start_coordinates)
  const to = parsePoint(route.end_coordinates)
  const points = from && to ? { from, to } : null
  const isOffRoad = route.transport_type === 'boat' || route.transport_type === 'plane'
  return {
    name,
    /** 'Ranohira – Toliara'; null when the name has both, or one is unknown. */
    ends: knownEnds.every((place) => hasText(name, place)) ? null : ends,
    description: frenchText(route.description_fr, route.description),
    transport: transport(route),
    /** Null when the site does not know it. */
    difficulty: difficulties.get(route.difficulty ?? '') ?? null,
    duration: duration(route),
    distance: distance(route),
    elevation: measure(route.elevation_gain, (metres) => `${formatNumber(metres, 1)} m`, '200 m'),
    ...waypoints(route),
    /** Null when a coordinate is missing. */
    points,
    /** Null also where there is no road. */
    directions: isOffRoad ? null : points,
  }
}

function hasText(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

/** The API's own label, else the site's; null when there is neither. */
function transport(route: Route): { label: string; icon: IconName | null } | null {
  const known = transports.get(route.transport_type ?? '')
  const label = frenchText(route.transport_display, known?.label)
  return label ? { label, icon: known?.icon ?? null } : null
}

function duration(route: Route): Measure {
  const text = frenchText(route.estimated_duration, null)
  return text ? { text, indicative: false } : measure(route.duration_hours, formatDuration, '2-3h')
}

function distance(route: Route): Measure {
  const text = frenchText(route.distance, null)
  return text
    ? { text, indicative: false }
    : measure(route.distance_km, (kilometres) => `${formatNumber(kilometres, 1)} km`, '45 km')
}

function waypoints(route: Route) {
  // Numbered, because a route may pass the same waypoint twice.
  const named = (route.waypoints ?? [])
    .flatMap((waypoint) => waypoint ?? [])
    .map(({ name }, index): Waypoint => ({ order: index + 1, name: typographic(name) }))
  const count = route.waypoints_count ?? route.waypoints?.length
  const first = named.slice(0, namedOnCard)
  // The API's count may be lower than the number of names.
  const total = Math.max(count ?? 0, named.length)
  return {
    waypointCount: count === undefined ? 5 : total,
    waypointCountIndicative: count === undefined,
    waypoints: named,
    firstWaypoints: first,
    /** The number of waypoints after the first ones. */
    furtherWaypoints: first.length > 0 ? total - first.length : 0,
  }
}

function measure(value: number | null | undefined, format: (value: number) => string, fallback: string): Measure {
  return value == null ? { text: fallback, indicative: true } : { text: format(value), indicative: false }
}
