import { frenchNumber } from '#src/lib/french-number.ts'

/** '0 nuit', '1,5 jour', '2 jours': in French the plural begins at two. */
export function frenchCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${frenchNumber(count)} ${frenchNoun(count, singular, plural)}`
}

/** The noun alone, for a count that is set apart. */
export function frenchNoun(count: number, singular: string, plural = `${singular}s`): string {
  return Math.abs(count) >= 2 ? plural : singular
}
