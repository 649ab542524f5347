import type { Hours, Leg } from '#src/contract/programme.ts'
import { formatDuration } from '#src/lib/format.ts'

/** Programmes are not more precise than five minutes. */
const stepsInHour = 12

const round = (hours: number) => Math.max(1, Math.round(hours * stepsInHour)) / stepsInHour

/** '5 à 6 h', '1 h 30 à 2 h 15', '10 à 20 min', '45 min'. */
export function formatHours([shortest, longest]: Hours): string {
  const from = formatDuration(round(shortest))
  const to = formatDuration(round(longest))
  if (from === to) return to
  const unit = [' h', ' min'].find((end) => from.endsWith(end) && to.endsWith(end))
  return unit ? `${from.slice(0, -unit.length)} à ${to}` : `${from} à ${to}`
}

/** '23 à 34 h': in whole hours, unless they are those of one day. */
export function formatTotalHours([shortest, longest]: Hours): string {
  return longest < 12 ? formatHours([shortest, longest]) : formatHours([Math.round(shortest), Math.round(longest)])
}

/** 17.3 -> '17 h 20'. */
export function formatTime(hours: number): string {
  return formatDuration(round(hours))
}

/** Hours that the rain adds. */
const worthTelling = 0.25

/** '5 à 6 h, jusqu’à 9 h en saison des pluies'. Null when no time is known. */
export function formatLegHours({
  hours_dry: dry,
  hours_wet: wet,
}: Pick<Leg, 'hours_dry' | 'hours_wet'>): string | null {
  if (!dry) return wet && `${formatHours(wet)} en saison des pluies`
  const inRain = formatLongestInRain({ hours_dry: dry, hours_wet: wet })
  return inRain ? `${formatHours(dry)}, ${inRain}` : formatHours(dry)
}

/** 'jusqu’à 9 h en saison des pluies'; null when the rain hardly makes it longer. */
export function formatLongestInRain({
  hours_dry: dry,
  hours_wet: wet,
}: Pick<Leg, 'hours_dry' | 'hours_wet'>): string | null {
  if (!dry || !wet || wet[1] - dry[1] < worthTelling) return null
  return `jusqu’à ${formatDuration(round(wet[1]))} en saison des pluies`
}

/** The travel time of a leg. That of a flight mentions the time at the airport. */
export function formatTravelTime(leg: Leg): string | null {
  const hours = formatLegHours(leg)
  return hours && leg.mode === 'plane' ? `${hours} de vol, plus deux heures à l’aéroport` : hours
}

/** The travel times of several legs together; no time in a season in which one of them is closed. */
export function sumHours(legs: readonly Leg[]): Pick<Leg, 'hours_dry' | 'hours_wet'> {
  return { hours_dry: sumSeason(legs, 'hours_dry'), hours_wet: sumSeason(legs, 'hours_wet') }
}

function sumSeason(legs: readonly Leg[], season: 'hours_dry' | 'hours_wet'): Hours | null {
  return legs.reduce<Hours | null>(
    (sum, leg) => {
      const hours = leg[season]
      return sum && hours && [sum[0] + hours[0], sum[1] + hours[1]]
    },
    [0, 0],
  )
}
