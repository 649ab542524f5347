import { type SightId, sights } from '#src/content/sights.ts'
import { searchParamCount } from '#src/lib/urls.ts'

/** The highest level of physical effort, as `level` in the contract. */
export const highestLevel = 4

/** The most days at hand that a URL may name. */
export const maxDays = 60

/** The most circuits to compare with each other. */
export const maxCompared = 3

/** What a traveller looks for, by the names of the search params in the URL. */
export type TripCriteria = {
  /** Month of the trip, from 1 to 12. */
  mois?: number | undefined
  /** Days at hand. */
  jours?: number | undefined
  /** What to see. */
  voir?: SightId | undefined
  /** The highest level of effort, from 1 to `highestLevel`. */
  effort?: number | undefined
}

/** The criteria in a URL, without those that have an invalid value. */
export function readCriteria({ mois, jours, voir, effort }: Record<string, unknown>): TripCriteria {
  return {
    mois: searchParamCount(mois, 12),
    jours: searchParamCount(jours, maxDays),
    voir: sights.find(({ id }) => id === voir)?.id,
    effort: searchParamCount(effort, highestLevel),
  }
}

/** With all keys, so that it clears the search params when it is spread over them. */
export const noCriteria: TripCriteria = { mois: undefined, jours: undefined, voir: undefined, effort: undefined }

export function hasCriteria(criteria: TripCriteria): boolean {
  return Object.values(criteria).some((value) => value !== undefined)
}
