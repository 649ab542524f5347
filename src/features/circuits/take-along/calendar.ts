import { config } from '#src/config.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Day, Programme } from '#src/contract/programme.ts'
import { addDays, type CalendarDay } from '#src/lib/dates.ts'
import { absoluteUrl, circuitPath } from '#src/lib/urls.ts'

/**
 * The days of a circuit as an iCalendar file (RFC 5545). They are days without a time, which no time zone shifts. Their ids stay
 * the same, so that the calendar replaces them when the file is imported again, with other dates too.
 */
export function toCalendar(
  circuit: Circuit,
  itinerary: Programme['itinerary'],
  { start, now }: { start: CalendarDay; now: Date },
): string {
  const events = (itinerary ?? []).flatMap((day) =>
    day ? eventLines(circuit, day, addDays(start, day.day - 1), now) : [],
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(config.siteName)}//Circuits//FR`,
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines(circuit: Circuit, day: Day, date: CalendarDay, now: Date): string[] {
  const url = absoluteUrl(circuitPath(circuit.slug))
  const description = [day.summary, day.note].filter(Boolean).join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${circuit.slug}-jour-${day.day}@${new URL(url).hostname}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    // Of two versions of an event, calendars keep the one with the higher number.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    // The first day that is no longer part of the event.
    `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(`Jour ${day.day}, ${circuit.name}\u202f: ${day.title}`)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(day.night ? [`LOCATION:${escapeText(day.night.name)}`] : []),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** No line may be longer than 75 octets. */
const maxOctets = 75
const encoder = new TextEncoder()

function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
