import type { ReactNode } from 'react'
import { defence } from '#src/features/invitation/defence.ts'

/** When and where: the route leads over day and hour to the place, the filled stop. */
export function InvitationStops() {
  return (
    <dl className="grid gap-y-4 *:min-w-0 sm:grid-cols-[10fr_6fr_13fr] print:grid-cols-[10fr_6fr_13fr]">
      <InvitationStop label="Date">
        <time dateTime={defence.startsAt}>{defence.date}</time>
      </InvitationStop>
      <InvitationStop label="Heure">{defence.time}</InvitationStop>
      <InvitationStop label="Lieu" last>
        {defence.hall}
        <span className="block text-[min(1.125rem,9vw)]/snug font-normal">{defence.university}</span>
      </InvitationStop>
    </dl>
  )
}

type InvitationStopProps = { label: string; last?: boolean; children: ReactNode }

function InvitationStop({ label, last = false, children }: InvitationStopProps) {
  return (
    <div className="relative pl-[32px] sm:pt-7 sm:pr-4 sm:pl-0 print:pt-7 print:pr-4 print:pl-0">
      <span
        aria-hidden="true"
        className={`absolute top-0 left-0 size-4.75 rounded-full border-3 border-route ${last ? 'bg-route' : ''}`}
      />
      {!last && (
        <>
          <span
            aria-hidden="true"
            className="absolute top-6 -bottom-3 left-2 route-y text-route sm:hidden print:hidden"
          />
          <span
            aria-hidden="true"
            className="absolute top-2 right-1 left-6 route-x text-route max-sm:hidden print:block"
          />
        </>
      )}
      <dt className="text-base/tight">{label}</dt>
      <dd className="text-[min(1.5rem,11vw)]/tight font-semibold">{children}</dd>
    </div>
  )
}
