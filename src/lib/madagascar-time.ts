import { formatDuration } from '#src/lib/format.ts'

/** In minutes. Madagascar has no daylight saving time. */
const madagascarUtcOffset = 3 * 60

/** A date whose UTC fields are the local time in Madagascar. */
export function madagascarClock(now: Date): Date {
  return new Date(now.getTime() + madagascarUtcOffset * 60_000)
}

/** '10:24', in Antananarivo. */
export function madagascarTime(now: Date): string {
  return madagascarClock(now).toISOString().slice(11, 16)
}

/** '2 h de plus que chez vous'; null in the same time zone. */
export function timeAhead(now: Date): string | null {
  const minutes = madagascarUtcOffset + now.getTimezoneOffset()
  if (minutes === 0) return null
  return `${formatDuration(Math.abs(minutes) / 60)} de ${minutes > 0 ? 'plus' : 'moins'} que chez vous`
}

/** '24 novembre 2026 à 12:05, heure de Madagascar'. Travellers quote it, and the office finds their request by it. */
export function formatMoment(time: number): string {
  const moment = new Date(time).toLocaleString('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Indian/Antananarivo',
  })
  return `${moment}, heure de Madagascar`
}
