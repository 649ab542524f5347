import type { Leg, Programme } from '#src/contract/programme.ts'
import { programme as centre } from '#src/content/programmes/centre.ts'
import { programme as est } from '#src/content/programmes/est.ts'
import { programme as nord } from '#src/content/programmes/nord.ts'
import { programme as ouest } from '#src/content/programmes/ouest.ts'
import { programme as sud } from '#src/content/programmes/sud.ts'

/** By the circuit's slug. Pages load them one by one (`src/content/programmes.ts`). */
export const programmes: ReadonlyMap<string, Programme> = new Map([
  ['centre', centre],
  ['est', est],
  ['nord', nord],
  ['ouest', ouest],
  ['sud', sud],
])

/** The parts of all days, by the circuit's slug. */
const legsByCircuit = [...programmes].map(([slug, { itinerary }]) => ({
  slug,
  legs: (itinerary ?? []).flatMap((day) => day?.legs ?? []),
}))

/** Parts of a programme that lead from one point to another by car or boat. */
export type Journey = { slug: string; legs: readonly Leg[] }

/** More parts are a detour, with visits on the way. */
const maxLegs = 4

/** The fewest parts of a programme between two points, in the direction of the circuit. Points are given by their names. */
export function findJourney(starts: readonly string[], ends: readonly string[]): Journey | undefined {
  const journeys = legsByCircuit.flatMap(({ slug, legs }) =>
    legs.flatMap(({ from }, start): Journey[] => {
      const length = starts.includes(from.name) ? legs.slice(start).findIndex(({ to }) => ends.includes(to.name)) : -1
      return length < 0 ? [] : [{ slug, legs: legs.slice(start, start + length + 1) }]
    }),
  )
  return journeys
    .filter(({ legs }) => legs.length <= maxLegs && legs.every(({ mode }) => mode === 'car' || mode === 'boat'))
    .toSorted((one, other) => one.legs.length - other.legs.length)[0]
}
