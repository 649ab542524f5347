import { config } from '#src/config.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import type { Programme } from '#src/contract/programme.ts'
import { dayCode, type DayPoints, dayPoints, type NamedPoint } from '#src/features/circuits/take-along/day-points.ts'
import { absoluteUrl, circuitPath } from '#src/lib/urls.ts'

/**
 * A circuit as GPX 1.1 (https://www.topografix.com/GPX/1/1/): a waypoint for each place and night, and a route for each day. A
 * track would say that somebody went along these straight lines.
 */
export function toGpx(circuit: Circuit, itinerary: Programme['itinerary'], places: readonly Place[]): string {
  const days = dayPoints(itinerary, places)
  const file = {
    name: `Circuit ${circuit.name}`,
    description: 'Tracé schématique\u202f: les lignes droites ne suivent pas les routes.',
    path: circuitPath(circuit.slug),
  }
  return gpxFile(file, [
    ...days.flatMap(({ stops }) => stops.map((stop) => pointElement('wpt', stop))),
    ...days.flatMap((day) => routeElement(day)),
  ])
}

type GpxFile = { name: string; description: string; path: string }

/** A GPX file around its points. `path` leads to the page that they are from. */
export function gpxFile({ name, description, path }: GpxFile, elements: readonly string[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="${escapeXml(config.siteName)}">`,
    '<metadata>',
    element('name', name),
    element('desc', description),
    `<link href="${escapeXml(absoluteUrl(path))}"/>`,
    '</metadata>',
    ...elements,
    '</gpx>',
  ]
  return `${lines.join('\n')}\n`
}

/** A day as a route. `prefix` tells the days of several circuits apart. */
export function routeElement({ day, way, stops }: DayPoints, prefix = ''): string[] {
  const points = way.length > 0 ? way : stops
  if (points.length === 0) return []
  return [
    '<rte>',
    element('name', `${prefix}${dayCode(day.day)} ${day.title}`),
    ...(day.summary ? [element('desc', day.summary)] : []),
    element('number', String(day.day)),
    ...points.map((point) => pointElement('rtept', point)),
    '</rte>',
  ]
}

/** Children have to be in the order of the schema. */
export function pointElement(tag: 'wpt' | 'rtept', { label, lat, lon, precision, isNight }: NamedPoint): string {
  const notes = [isNight && 'Nuit.', precision === 'area' && 'Position à 8\u00a0km près.'].filter(Boolean)
  const children = [element('name', label), ...(notes.length > 0 ? [element('desc', notes.join(' '))] : [])]
  return `<${tag} lat="${lat}" lon="${lon}">${children.join('')}</${tag}>`
}

function element(tag: string, text: string): string {
  return `<${tag}>${escapeXml(text)}</${tag}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  // Control characters are not allowed in XML, even as entities.
  return text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}
