import { madagascarClock } from '#src/lib/madagascar-clock.ts'

/** The hands of the clock in Antananarivo, as a stop of the route line; the time stands in words beside it. */
export function StationClock({ now }: { now: Date }) {
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
