import { config } from '#src/config.ts'
import { ContactLink, Detail } from '#src/features/contact/contact-methods.tsx'
import { madagascarClock, madagascarTime, timeAhead } from '#src/lib/madagascar-time.ts'
import { formatHours, officeState } from '#src/lib/opening-hours.ts'
import { EmailText } from '#src/ui/email-text.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { HoursRow } from '#src/ui/hours-row.tsx'

/** The time in Antananarivo. Hidden from screen readers, because the text beside it says the same. */
function Clock({ now }: { now: Date }) {
  const clock = madagascarClock(now)
  const minutes = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  return (
    <svg
      viewBox="0 0 44 44"
      aria-hidden="true"
      className="size-11 shrink-0 fill-none stroke-route stroke-3"
      strokeLinecap="round"
    >
      <circle cx="22" cy="22" r="20.5" />
      <path d="M22 6v1.5M22 36.5V38M6 22h1.5M36.5 22H38" strokeWidth="2" />
      <path d="M22 22V14.5" transform={`rotate(${minutes / 2} 22 22)`} />
      <path d="M22 22V10" strokeWidth="2" transform={`rotate(${minutes * 6} 22 22)`} />
    </svg>
  )
}

const week = [
  { days: 'Lundi – vendredi', hours: formatHours(config.openingHours.weekdays) },
  { days: 'Samedi', hours: formatHours(config.openingHours.saturday) },
]

/** The opening hours, the time in Antananarivo, and whether the office is open. */
function OfficeHours() {
  const currentTime = useNow()
  // Any time keeps the height of the invisible text until the current one is known.
  const now = currentTime ?? new Date(0)
  const { open, text } = officeState(now, config.openingHours)
  // Prerendering does not know the time difference, but most travellers have one.
  const ahead = currentTime ? timeAhead(now) : '\u00a0'
  return (
    <>
      <ul className="mt-1.5 grid gap-1.5 text-base/snug">
        {week.map(({ days, hours }) => (
          <HoursRow key={days} days={days}>
            <strong>{hours}</strong>
          </HoursRow>
        ))}
      </ul>
      <div
        className={`mt-4 flex flex-wrap items-start gap-x-3.5 gap-y-2 text-small/snug print:hidden ${currentTime ? '' : 'invisible'}`}
      >
        <Clock now={now} />
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

/** How and when to reach the provider. */
export function ContactDetails() {
  return (
    <section aria-label="Coordonnées">
      <dl className="grid grid-cols-1 gap-4.5">
        <Detail label="Téléphone">
          <ContactLink href={config.phoneLink}>{config.phone}</ContactLink>
        </Detail>
        <Detail label="Email">
          <ContactLink href={`mailto:${config.email}`}>
            <EmailText email={config.email} />
          </ContactLink>
        </Detail>
        <Detail label="Adresse">
          <p className="mt-2 mb-1.5 font-display text-[1.125rem]/tight font-bold">{config.address}</p>
        </Detail>
        <Detail label="Horaires du bureau">
          <OfficeHours />
        </Detail>
        <Detail label="Assistance et SOS">
          <p className="mt-1.5 text-base/snug">
            <strong>24&#x202f;h/24, 7&#x202f;j/7</strong>, pour les voyageurs en route. Les demandes et les questions
            avant le départ attendent les heures du bureau.
          </p>
        </Detail>
      </dl>
    </section>
  )
}
