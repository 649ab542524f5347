const timeZone = 'Indian/Antananarivo'

/** A date whose UTC fields are what the clocks of Madagascar show at `now`. */
export function madagascarClock(now: Date): Date {
  return new Date(`${now.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)
}

/** '10:24' in Antananarivo. */
export function madagascarTime(now: Date): string {
  return now.toLocaleTimeString('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' })
}

/** '2 h de plus que chez vous', by the traveller's own clock; null when both show the same. */
export function timeAhead(now: Date): string | null {
  const there = Math.floor(madagascarClock(now).getTime() / 60_000)
  const here = Math.floor(now.getTime() / 60_000) - now.getTimezoneOffset()
  const minutes = Math.abs(there - here)
  if (minutes === 0) return null
  return `${printedLength(minutes)} de ${there > here ? 'plus' : 'moins'} que chez vous`
}

function printedLength(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}\u202fmin`
  return rest === 0 ? `${hours}\u202fh` : `${hours}\u202fh\u202f${rest}`
}
