/**
 * '1 234,5'. Formats like toLocaleString('fr-FR'), except that a positive value that rounds to zero becomes '< 0,1' (with one
 * decimal). toLocaleString would take 100 to 200 ms to load its locale data on a slow phone.
 */
export function formatNumber(value: number, decimals = 3): string {
  const scale = 10 ** decimals
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * scale)) / scale
  if (value > 0 && rounded === 0) return `<\u202f${formatNumber(1 / scale, decimals)}`
  const [whole = '', fraction] = String(rounded).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202f')
  return fraction ? `${grouped},${fraction}` : grouped
}

/** '0 nuit', '1,5 jour', '2 jours': French uses the plural from two on. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${pluralize(count, singular, plural)}`
}

/** The noun without its count. */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return Math.abs(count) >= 2 ? plural : singular
}

/** '64 octets', '1,2 ko', '3 Mo'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u202f${pluralize(bytes, 'octet')}`
  return bytes < 1_000_000
    ? `${formatNumber(bytes / 1000, 1)}\u202fko`
    : `${formatNumber(bytes / 1_000_000, 1)}\u202fMo`
}

/** 3.5 -> '3 h 30', 2 -> '2 h', 0.5 -> '30 min', 0.004 -> '< 1 min'. */
export function formatDuration(hours: number): string {
  const totalMinutes = Math.round(hours * 60)
  if (hours > 0 && totalMinutes === 0) return '<\u202f1 min'
  const wholeHours = Math.floor(totalMinutes / 60)
  const minutes = totalMinutes % 60
  if (minutes === 0) return `${wholeHours} h`
  return wholeHours === 0 ? `${minutes} min` : `${wholeHours} h ${String(minutes).padStart(2, '0')}`
}
