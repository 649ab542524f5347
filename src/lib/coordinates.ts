/** In decimal degrees. */
export type Coordinates = { latitude: number; longitude: number }

/** Parses the API's 'latitude,longitude'. */
export function parsePoint(text: string | null | undefined): Coordinates | null {
  const parts = text?.split(',').map((part) => part.trim()) ?? []
  if (parts.length !== 2 || !parts.every((part) => /^-?\d+(\.\d+)?$/.test(part))) return null
  const [latitude, longitude] = parts.map(Number)
  return toPoint(latitude, longitude)
}

/** Null when a coordinate is missing or out of range. */
export function toPoint(latitude: number | null | undefined, longitude: number | null | undefined): Coordinates | null {
  if (latitude == null || longitude == null) return null
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude, longitude }
}

const mapsUrl = 'https://www.google.com/maps'

export function mapLink(point: Coordinates): string {
  return `${mapsUrl}/search/?api=1&query=${toQuery(point)}`
}

export function directionsLink(from: Coordinates, to: Coordinates): string {
  return `${mapsUrl}/dir/?api=1&origin=${toQuery(from)}&destination=${toQuery(to)}`
}

/** '20,29° S, 44,32° E'. */
export function formatPoint({ latitude, longitude }: Coordinates): string {
  return `${withoutSign(latitude, 2)}° ${latitude < 0 ? 'S' : 'N'}, ${withoutSign(longitude, 2)}° ${longitude < 0 ? 'O' : 'E'}`
}

/** '-18.91234, 47.53612', which every map understands. */
export function formatDecimal({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

/** 'latitude 18,91234 sud' and 'longitude 47,53612 est', to read out. */
export function formatSpoken({ latitude, longitude }: Coordinates): [latitude: string, longitude: string] {
  return [
    `latitude ${withoutSign(latitude, 5)} ${latitude < 0 ? 'sud' : 'nord'}`,
    `longitude ${withoutSign(longitude, 5)} ${longitude < 0 ? 'ouest' : 'est'}`,
  ]
}

/** In kilometres. */
const earthRadius = 6371

/** Kilometres as the crow flies. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const fromLatitude = toRadians(from.latitude)
  const toLatitude = toRadians(to.latitude)
  const haversine =
    Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2
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
export function directionBetween(from: Coordinates, to: Coordinates): string {
  const fromLatitude = toRadians(from.latitude)
  const toLatitude = toRadians(to.latitude)
  const eastward = toRadians(to.longitude - from.longitude)
  const bearing = Math.atan2(
    Math.sin(eastward) * Math.cos(toLatitude),
    Math.cos(fromLatitude) * Math.sin(toLatitude) - Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(eastward),
  )
  // `at` counts negative indexes, those of the west, from the end.
  return directions.at(Math.round(bearing / (Math.PI / 4))) ?? directions[0]
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function toQuery({ latitude, longitude }: Coordinates): string {
  return `${roundCoordinate(latitude)},${roundCoordinate(longitude)}`
}

/** Rounds to six decimals, since smaller numbers would have an exponent. */
function roundCoordinate(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

function withoutSign(value: number, decimals: number): string {
  return Math.abs(value).toFixed(decimals).replace('.', ',')
}
