/**
 * '24 novembre 2026 à 12:05, heure de Madagascar': as the provider's own clocks showed it, who is to find by it what was sent.
 * `time` is in milliseconds since 1970.
 */
export function printedMoment(time: number): string {
  const moment = new Date(time).toLocaleString('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Indian/Antananarivo',
  })
  return `${moment}, heure de Madagascar`
}
