/** '0 nuit', '1,5 jour', '2 jours': in French the plural begins at two. */
export function frenchCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${frenchNumber(count)} ${frenchNoun(count, singular, plural)}`
}

/** The language's own rules take a slow phone 100 ms to load, and most counts need none of them. */
function frenchNumber(count: number): string {
  return Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : count.toLocaleString('fr-FR')
}

/** The noun alone, for a count that is set apart. */
export function frenchNoun(count: number, singular: string, plural = `${singular}s`): string {
  return Math.abs(count) >= 2 ? plural : singular
}
