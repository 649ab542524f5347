export const maxCompared = 3

/** The slugs in the search param `comparer`: 'nord,ouest'. */
export function readCompared(comparer: string | undefined): string[] {
  return [...new Set(comparer?.split(',').filter(Boolean))].slice(0, maxCompared)
}

export function writeCompared(slugs: readonly string[]): string | undefined {
  return slugs.join(',') || undefined
}
