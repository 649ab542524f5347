import { type SightId, sights } from '#src/content/sights.ts'
import { searchParamCount } from '#src/lib/urls.ts'

/** Of physical effort, as `level` in the contract. */
export const highestLevel = 4

/** The most days at hand that a URL may name. */
export const maxDays = 60

/** What a traveller looks for, by the names of the search params in the URL. */
export type Wishes = {
  /** Month of the trip, from 1 to 12. */
  mois?: number | undefined
  /** Days at hand. */
  jours?: number | undefined
  /** What to see. */
  voir?: SightId | undefined
  /** The highest level of effort, from 1 to `highestLevel`. */
  effort?: number | undefined
}

/** The wishes in a URL, without those that have an invalid value. */
export function readWishes({ mois, jours, voir, effort }: Record<string, unknown>): Wishes {
  return {
    mois: searchParamCount(mois, 12),
    jours: searchParamCount(jours, maxDays),
    voir: sights.find(({ id }) => id === voir)?.id,
    effort: searchParamCount(effort, highestLevel),
  }
}

/** With all keys, so that it clears the search params when it is spread over them. */
export const noWishes: Wishes = { mois: undefined, jours: undefined, voir: undefined, effort: undefined }

export function hasWishes(wishes: Wishes): boolean {
  return Object.values(wishes).some((wish) => wish !== undefined)
}
