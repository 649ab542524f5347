import type { Hours, Leg, Programme } from '#src/contract/programme.ts'
import { sumHours } from '#src/lib/trip-hours.ts'

/** Hours a day in which travellers are awake. */
const wakingHours = 16

export type TripSums = {
  kmOnRoad: number
  kmOnFoot: number
  /** In a car, in the dry season. */
  hoursOnRoad: Hours
  /** `hoursOnRoad` as shares of the waking hours of all days, from 0 to 1. */
  shareOnRoad: Hours
  /** The day with the longest travel time in the dry season, walks included. */
  hardestDay: { day: number; title: string; hours: Hours; hoursInRain: Hours | null }
  boats: number
  flights: number
}

/** Adds up the legs of all days; null when the time of one of them is unknown, because every sum would be too small. */
export function sumTrip(itinerary: Programme['itinerary']): TripSums | null {
  const days = (itinerary ?? []).flatMap((day) => {
    if (!day?.legs) return []
    const { hours_dry: hours, hours_wet: hoursInRain } = sumHours(day.legs)
    return hours ? [{ ...day, hours, hoursInRain }] : []
  })
  const hardest = days.toSorted((one, other) => other.hours[1] - one.hours[1])[0]
  if (!hardest || days.length !== itinerary?.length) return null
  const legs = days.flatMap((day) => day.legs ?? [])
  const byMode = (...modes: string[]) => legs.filter(({ mode }) => modes.includes(mode))
  const onRoad = byMode('car')
  const hoursOnRoad = sumHours(onRoad).hours_dry ?? [0, 0]
  const awake = days.length * wakingHours
  return {
    kmOnRoad: addKilometres(onRoad),
    kmOnFoot: addKilometres(byMode('walking', 'hiking')),
    hoursOnRoad,
    shareOnRoad: [hoursOnRoad[0] / awake, hoursOnRoad[1] / awake],
    hardestDay: {
      day: hardest.day,
      title: hardest.title,
      hours: hardest.hours,
      hoursInRain: hardest.hoursInRain,
    },
    boats: byMode('boat').length,
    flights: byMode('plane').length,
  }
}

function addKilometres(legs: readonly Leg[]): number {
  return legs.reduce((sum, { km }) => sum + km, 0)
}
