import { readSlugs } from '#src/lib/urls.ts'

export const maxCompared = 3

/** The slugs in the search param `comparer`: 'nord,ouest'. */
export function readCompared(comparer: string | undefined): string[] {
  return readSlugs(comparer).slice(0, maxCompared)
}
