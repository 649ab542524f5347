/** In decimal degrees. */
export type Point = { latitude: number; longitude: number }

/** Parses the API's 'latitude,longitude'. */
export function parsePoint(text: string | null | undefined): Point | null {
  const parts = text?.split(',').map((part) => part.trim()) ?? []
  if (parts.length !== 2 || !parts.every((part) => /^-?\d+(\.\d+)?$/.test(part))) return null
  const [latitude, longitude] = parts.map(Number)
  return toPoint(latitude, longitude)
}

/** Null when a coordinate is missing or out of range. */
export function toPoint(latitude: number | null | undefined, longitude: number | null | undefined): Point | null {
  if (latitude == null || longitude == null) return null
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude, longitude }
}

const mapsUrl = 'https://www.google.com/maps'

export function mapLink(point: Point): string {
  return `${mapsUrl}/search/?api=1&query=${toQuery(point)}`
}

export function directionsLink(from: Point, to: Point): string {
  return `${mapsUrl}/dir/?api=1&origin=${toQuery(from)}&destination=${toQuery(to)}`
}

/** '20,29° S, 44,32° E'. */
export function formatPoint({ latitude, longitude }: Point): string {
  return `${withoutSign(latitude, 2)}° ${latitude < 0 ? 'S' : 'N'}, ${withoutSign(longitude, 2)}° ${longitude < 0 ? 'O' : 'E'}`
}

/** '-18.91234, 47.53612', which every map understands. */
export function decimalPoint({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

/** 'latitude 18,91234 sud' and 'longitude 47,53612 est', to read out. */
export function spokenPoint({ latitude, longitude }: Point): [latitude: string, longitude: string] {
  return [
    `latitude ${withoutSign(latitude, 5)} ${latitude < 0 ? 'sud' : 'nord'}`,
    `longitude ${withoutSign(longitude, 5)} ${longitude < 0 ? 'ouest' : 'est'}`,
  ]
}

/** In kilometres. */
const earthRadius = 6371

/** Kilometres as the crow flies. */
export function distanceBetween(from: Point, to: Point): number {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)]
  const haversine =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

const directions = [
  'au nord',
  'au nord-est',
  'à l’est',
  'au sud-est',
  'au sud',
  'au sud-ouest',
  'à l’ouest',
  'au nord-ouest',
] as const

/** Where `to` lies, seen from `from`: 'au nord-est'. */
export function directionBetween(from: Point, to: Point): string {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)]
  const eastward = toRadians(to.longitude - from.longitude)
  const bearing = Math.atan2(
    Math.sin(eastward) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(eastward),
  )
  return directions.at(Math.round(bearing / (Math.PI / 4))) ?? directions[0]
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function toQuery({ latitude, longitude }: Point): string {
  return `${roundCoordinate(latitude)},${roundCoordinate(longitude)}`
}

/** Rounds to six decimals, since smaller numbers would have an exponent. */
function roundCoordinate(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

function withoutSign(value: number, decimals: number): string {
  return Math.abs(value).toFixed(decimals).replace('.', ',')
}
