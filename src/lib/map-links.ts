/** A point on Earth in decimal degrees. */
export type Point = { latitude: number; longitude: number }

/** Reads the API's 'latitude,longitude'; null for anything that is no point on Earth. */
export function parsePoint(text: string | null | undefined): Point | null {
  const parts = text?.split(',').map((part) => part.trim()) ?? []
  if (parts.length !== 2 || !parts.every((part) => /^-?\d+(\.\d+)?$/.test(part))) return null
  const [latitude, longitude] = parts.map(Number)
  return toPoint(latitude, longitude)
}

/** Null when a coordinate is missing or out of range: no link is better than a wrong one. */
export function toPoint(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): Point | null {
  if (latitude == null || longitude == null) return null
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude, longitude }
}

const mapsAddress = 'https://www.google.com/maps'

export function mapLink(point: Point): string {
  return `${mapsAddress}/search/?api=1&query=${pair(point)}`
}

export function directionsLink(from: Point, to: Point): string {
  return `${mapsAddress}/dir/?api=1&origin=${pair(from)}&destination=${pair(to)}`
}

/** '20,29° S, 44,32° E', as a French map would print it. */
export function printedPoint({ latitude, longitude }: Point): string {
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'O' : 'E'}`
}

function pair({ latitude, longitude }: Point): string {
  return `${decimal(latitude)},${decimal(longitude)}`
}

/** To ten centimetres: what is smaller would be written with an exponent, which is no coordinate. */
function decimal(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

function degrees(value: number): string {
  return `${Math.abs(value).toFixed(2).replace('.', ',')}°`
}
