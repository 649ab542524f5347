import { type SightId, sights } from '#src/content/sights.ts'

/** Of physical effort, as `level` in the contract. */
export const highestLevel = 4

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
    mois: wholeNumber(mois, 12),
    jours: wholeNumber(jours, 60),
    voir: sights.find(({ id }) => id === voir)?.id,
    effort: wholeNumber(effort, highestLevel),
  }
}

function wholeNumber(value: unknown, max: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : undefined
}

/** With all keys, so that it clears the search params when it is spread over them. */
export const noWishes: Wishes = { mois: undefined, jours: undefined, voir: undefined, effort: undefined }

export function hasWishes(wishes: Wishes): boolean {
  return Object.values(wishes).some((wish) => wish !== undefined)
}
