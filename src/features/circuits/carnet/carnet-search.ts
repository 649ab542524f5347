import { maxDays } from '#src/content/trip-criteria.ts'
import { searchParamCount, searchParamText } from '#src/lib/urls.ts'

/** The search params of the carnet. With circuits or places, it is a list that somebody shares. */
export type CarnetSearch = {
  /** Slugs between commas. */
  circuits?: string | undefined
  lieux?: string | undefined
  /** Days that the traveller has. */
  jours?: number | undefined
}

export function readCarnetSearch({ circuits, lieux, jours }: Record<string, unknown>): CarnetSearch {
  return {
    circuits: searchParamText(circuits),
    lieux: searchParamText(lieux),
    jours: searchParamCount(jours, maxDays),
  }
}
