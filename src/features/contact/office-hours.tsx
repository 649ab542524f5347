import { config } from '#src/config.ts'
import { StationClock } from '#src/features/contact/station-clock.tsx'
import { madagascarTime, timeAhead } from '#src/lib/madagascar-clock.ts'
import { officeState, printedHours } from '#src/lib/opening-hours.ts'
import { HoursRow } from '#src/ui/hours-row.tsx'
import { useMinute } from '#src/ui/use-minute.ts'

const week = [
  { days: 'Lundi – vendredi', hours: printedHours(config.openingHours.weekdays) },
  { days: 'Samedi', hours: printedHours(config.openingHours.saturday) },
  { days: 'Assistance et SOS', hours: '24h/24, 7j/7' },
]

/** When somebody is in the office, and what time it is there. */
export function OfficeHours() {
  const minute = useMinute()
  // Until it is known it keeps its room.
  const now = minute ?? new Date(0)
  const { open, text } = officeState(now, config.openingHours)
  // How far away the reader is, the build cannot know: most often far enough for a line.
  const ahead = minute ? timeAhead(now) : '\u00a0'
  return (
    <>
      <ul className="mt-1.5 grid gap-1.5 text-base/snug">
        {week.map(({ days, hours }) => (
          <HoursRow key={days} days={days}>
            <strong>{hours}</strong>
          </HoursRow>
        ))}
      </ul>
      <div className={`mt-4 flex flex-wrap items-start gap-x-3.5 gap-y-2 text-small/snug print:hidden ${minute ? '' : 'invisible'}`}>
        <StationClock now={now} />
        <div>
          <p className="font-semibold">Il est {madagascarTime(now)} à Antananarivo</p>
          {ahead && <p className="text-soft">{ahead}</p>}
          <p className="mt-1 flex items-center gap-2 font-semibold">
            <span
              aria-hidden="true"
              className={`size-2.5 rounded-full ${open ? 'bg-success' : 'inset-ring-2 inset-ring-current'}`}
            />
            {text}
          </p>
        </div>
      </div>
    </>
  )
}
