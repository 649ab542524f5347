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
  return `${formatDegrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${formatDegrees(longitude)} ${longitude < 0 ? 'O' : 'E'}`
}

function toQuery({ latitude, longitude }: Point): string {
  return `${roundCoordinate(latitude)},${roundCoordinate(longitude)}`
}

/** Rounds to six decimals, since smaller numbers would have an exponent. */
function roundCoordinate(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

function formatDegrees(value: number): string {
  return `${Math.abs(value).toFixed(2).replace('.', ',')}°`
}
