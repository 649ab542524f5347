import { formatDuration } from '#src/lib/format.ts'
import { madagascarClock } from '#src/lib/madagascar-time.ts'
import type { Hours } from '#src/settings.ts'

export type Week = { weekdays: Hours | null; saturday: Hours | null }

const days = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

/** 'Ouvert jusqu’à 17h' or 'Fermé, ouvre lundi à 8h', in the time zone of Antananarivo. */
export function officeState(now: Date, week: Week): { open: boolean; text: string } {
  const clock = madagascarClock(now)
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const today = clock.getUTCDay()
  const hours = hoursOf(today, week)
  if (hours && hours.opens <= minute && minute < hours.closes) {
    return { open: true, text: `Ouvert jusqu’à ${formatTime(hours.closes)}` }
  }
  for (let day = today; day <= today + 7; day += 1) {
    const opens = hoursOf(day % 7, week)?.opens
    if (opens === undefined || (day === today && opens <= minute)) continue
    const weekday = day === today ? '' : `${days[day % 7]} `
    return { open: false, text: `Fermé, ouvre ${weekday}à ${formatTime(opens)}` }
  }
  return { open: false, text: 'Fermé' }
}

/** '8h – 17h', '8h30 – 12h'. */
export function formatHours(hours: Hours | null): string {
  return hours ? `${formatTime(hours.opens)} – ${formatTime(hours.closes)}` : 'Fermé'
}

/** How the weekend counts where a reply within 24 hours is promised. Null when the office has no weekdays. */
export function weekendNote(week: Week): string | null {
  const weekend = weekendOf(week)
  if (!weekend) return null
  const { lastDay, closes, opens } = weekend
  return `Le week-end, du ${days[lastDay]} ${spellTime(closes)} au lundi ${spellTime(opens)}, ne compte pas dans ce délai.`
}

/** From when the office closes on the last day of the week to when it opens on Monday. */
export function weekendOf({ weekdays, saturday }: Week) {
  if (!weekdays) return null
  return { lastDay: saturday ? 6 : 5, closes: (saturday ?? weekdays).closes, opens: weekdays.opens }
}

function hoursOf(day: number, { weekdays, saturday }: Week): Hours | null {
  if (day === 0) return null
  return day === 6 ? saturday : weekdays
}

/** '12 h', '8 h 30', on one line: for sentences. */
const spellTime = (minutes: number) => formatDuration(minutes / 60).replaceAll(' ', '\u202f')

/** '12h', '8h30': for tables. */
function formatTime(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}
