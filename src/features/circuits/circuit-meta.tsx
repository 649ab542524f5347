import { frenchCount } from '#src/lib/french-count.ts'

type CircuitMetaProps = {
  days: number | null | undefined
  places: number | null | undefined
}

/** The circuit's length as a leg of the route: its days at one end, its stops at the other. What is unknown is left out. */
export function CircuitMeta({ days, places }: CircuitMetaProps) {
  const parts = [
    days == null ? null : frenchCount(days, 'jour'),
    places == null ? null : frenchCount(places, 'étape'),
  ].filter((part) => part !== null)
  return (
    <p className="mt-3.5 mb-4.5 flex flex-wrap items-center gap-x-3 text-base font-semibold">
      {parts.map((part, index) => (
        <span key={part} className="contents">
          {index > 0 && <span className="route-x max-w-16 min-w-5 grow text-route" />}
          <span className="size-2.75 shrink-0 rounded-full border-3 border-route" />
          <span className="whitespace-nowrap">{part}</span>
        </span>
      ))}
    </p>
  )
}
