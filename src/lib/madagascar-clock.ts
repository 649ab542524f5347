/** Minutes ahead of UTC, all year: Madagascar has no summer time. */
const ahead = 3 * 60

/** A date whose UTC fields are what the clocks of Madagascar show at `now`. */
export function madagascarClock(now: Date): Date {
  return new Date(now.getTime() + ahead * 60_000)
}

/** '10:24' in Antananarivo. */
export function madagascarTime(now: Date): string {
  return madagascarClock(now).toISOString().slice(11, 16)
}

/** '2 h de plus que chez vous', by the traveller's own clock; null when both show the same. */
export function timeAhead(now: Date): string | null {
  const minutes = ahead + now.getTimezoneOffset()
  if (minutes === 0) return null
  return `${printedLength(Math.abs(minutes))} de ${minutes > 0 ? 'plus' : 'moins'} que chez vous`
}

function printedLength(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}\u202fmin`
  return rest === 0 ? `${hours}\u202fh` : `${hours}\u202fh\u202f${rest}`
}
