import { madagascarClock } from '#src/lib/madagascar-time.ts'
import { type Week, weekendOf } from '#src/lib/opening-hours.ts'

/** In milliseconds. */
const minute = 60_000
const day = 24 * 60 * minute

/** When the 24 hours end in which a reply is promised, of which the weekend does not count. */
export function replyDeadline(sentAt: Date, week: Week): Date {
  const weekend = weekendOf(week)
  if (!weekend) return new Date(sentAt.getTime() + day)
  const clock = madagascarClock(sentAt)
  const weekday = (clock.getUTCDay() + 6) % 7
  const monday = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate() - weekday)
  const opens = monday + weekend.opens * minute
  const closes = monday + (weekend.lastDay - 1) * day + weekend.closes * minute
  // Before the week opens, it is still the weekend before.
  const start = Math.max(clock.getTime(), opens)
  const end = start + day
  const due = end > closes ? end - Math.max(start, closes) + opens + 7 * day : end
  return new Date(sentAt.getTime() + due - clock.getTime())
}

/** 'demain avant 22 h', by the clock in Antananarivo, followed by ', heure de Madagascar (20 h chez vous)' in another time zone. */
export function formatDeadline(deadline: Date, now: Date): string {
  const today = dayNumber(madagascarClock(now))
  // 'demain' is ambiguous while it is another day there.
  const relativeDays = today === dayNumber(localClock(now)) ? ['aujourd’hui', 'demain'] : []
  const inWords = (clock: Date) => ({
    day:
      relativeDays[dayNumber(clock) - today] ?? clock.toLocaleDateString('fr-FR', { weekday: 'long', timeZone: 'UTC' }),
    time: formatTime(clock),
  })
  const there = inWords(madagascarClock(deadline))
  const here = inWords(localClock(deadline))
  const text = `${there.day} avant ${there.time}`
  if (here.day === there.day && here.time === there.time) return text
  return `${text}, heure de Madagascar (${here.day === there.day ? '' : `${here.day} `}${here.time} chez vous)`
}

/** A date whose UTC fields are the traveller's local time. */
function localClock(date: Date): Date {
  return new Date(date.getTime() - date.getTimezoneOffset() * minute)
}

function dayNumber(clock: Date): number {
  return Math.floor(clock.getTime() / day)
}

function formatTime(clock: Date): string {
  const minutes = clock.getUTCMinutes()
  return `${clock.getUTCHours()}\u202fh${minutes === 0 ? '' : `\u202f${String(minutes).padStart(2, '0')}`}`
}
