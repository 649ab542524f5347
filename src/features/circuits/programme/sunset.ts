import { getTimes } from 'suncalc'
import type { Day, Leg, Programme } from '#src/contract/programme.ts'
import { formatTime } from '#src/lib/trip-hours.ts'
import { monthNames } from '#src/lib/months.ts'

/** Hours from UTC to the time in Madagascar, all year round. */
const timeZone = 3
const earliestStart = 7
/** For a meal and stops, unless a later leg leaves at a set time. */
const pause = 1

type Season = { hours: 'hours_dry' | 'hours_wet'; months: readonly number[] }

const seasons: readonly Season[] = [
  { hours: 'hours_dry', months: [4, 5, 6, 7, 8, 9, 10, 11] },
  { hours: 'hours_wet', months: [12, 1, 2, 3] },
]

export type LateArrival = {
  month: number
  /** Hours after midnight, in Madagascar. */
  arrival: number
  sunset: number
}

/**
 * Where a day may arrive after sunset, at the longest travel times: for each season, the month in which it is latest after it.
 * `months` are those in which the circuit is run.
 */
export function lateArrivals(day: Day, months: readonly number[]): LateArrival[] {
  return seasons.flatMap((season) => {
    const arrival = latestArrival(day.legs ?? [], season.hours)
    if (!arrival) return []
    const late = season.months
      .filter((month) => months.includes(month))
      .map((month) => ({ month, arrival: arrival.time, sunset: sunsetTime(month, arrival.at) }))
      .filter(({ sunset }) => arrival.time > sunset)
      .toSorted((one, other) => one.sunset - other.sunset)
    return late.slice(0, 1)
  })
}

/** Warnings of a day that may arrive after sunset, in the months in which the circuit is run. */
export function lateArrivalTexts(day: Day, programme: Programme): string[] {
  return lateArrivals(day, monthsRun(programme)).map(lateArrivalText)
}

/** The months in which the circuit is run, also if only in part. */
function monthsRun({ month_notes, best_months }: Programme): number[] {
  const closed = month_notes?.filter(({ state }) => state === 'closed').map(({ month }) => month)
  return monthNames
    .map((_, index) => index + 1)
    .filter((month) => (closed ? !closed.includes(month) : (best_months?.includes(month) ?? true)))
}

function lateArrivalText({ month, arrival, sunset }: LateArrival): string {
  const name = monthNames[month - 1]
  return `Arrivée possible après le coucher du soleil\u202f: vers ${formatTime(arrival)} au plus tard, alors qu’il se couche à ${formatTime(sunset)} en ${name}.`
}

/** When and where the last leg that leads to another point ends. Null when it is not known, or when the rain closes a leg. */
function latestArrival(legs: readonly Leg[], season: Season['hours']): { time: number; at: Leg['to'] } | null {
  const last = legs.findLastIndex(({ from, to }) => from.name !== to.name)
  const travelled = legs.slice(0, last + 1)
  const final = travelled.at(-1)
  if (!final || travelled.some((leg) => !leg[season])) return null
  const leavesLater = travelled.slice(1).some(({ leaves_at }) => leaves_at)
  const time = travelled.reduce(
    (now, leg, index) => Math.max(departure(leg) ?? (index === 0 ? earliestStart : 0), now) + (leg[season]?.[1] ?? 0),
    0,
  )
  return { time: leavesLater ? time : time + pause, at: final.to }
}

/** Hours after midnight. */
function departure({ leaves_at }: Leg): number | undefined {
  const [hours, minutes] = leaves_at?.split(':').map(Number) ?? []
  return hours === undefined || minutes === undefined ? undefined : hours + minutes / 60
}

/** Sunset in the middle of a month, in hours after midnight in Madagascar. */
export function sunsetTime(month: number, { lat, lon }: { lat: number; lon: number }): number {
  const { sunset } = getTimes(new Date(Date.UTC(2026, month - 1, 15, 12)), lat, lon)
  // The sun sets every day at these latitudes.
  if (!sunset) return 24
  return sunset.getUTCHours() + sunset.getUTCMinutes() / 60 + timeZone
}
