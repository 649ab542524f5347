import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { config } from '#src/config.ts'
import { defence } from '#src/features/invitation/defence.ts'
import { qrCodeQueryOptions, qrCodeSize } from '#src/ui/qr-code.ts'

type EventDetailProps = { label: string; last?: boolean; children: ReactNode }

function EventDetail({ label, last = false, children }: EventDetailProps) {
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

export function EventDetails() {
  return (
    <dl className="grid gap-y-4 *:min-w-0 sm:grid-cols-[10fr_6fr_13fr] print:grid-cols-[10fr_6fr_13fr]">
      <EventDetail label="Date">
        <time dateTime={defence.startsAt}>{defence.date}</time>
      </EventDetail>
      <EventDetail label="Heure">{defence.time}</EventDetail>
      <EventDetail label="Lieu" last>
        {defence.hall}
        <span className="block text-[min(1.125rem,9vw)]/snug font-normal">{defence.university}</span>
      </EventDetail>
    </dl>
  )
}

const nameClass = 'text-[1.375rem]/tight font-semibold'

export function ContactDetails() {
  return (
    <dl className="grid content-start gap-3 *:min-w-0 text-base/snug">
      {defence.supervisors.map((supervisor) => (
        <div key={supervisor.role}>
          <dt>{supervisor.role}</dt>
          <dd className={nameClass}>{supervisor.name}</dd>
        </div>
      ))}
      <div>
        <dt>Téléphone</dt>
        <dd className={nameClass}>
          <a href={config.phoneLink} className="inline-flex min-h-11 items-center print:min-h-0">
            {config.phone}
          </a>
        </dd>
      </div>
    </dl>
  )
}

/** Leads from the printed card back to this page. */
export function InvitationQr({ address }: { address: string }) {
  const { data: picture } = useQuery(qrCodeQueryOptions(address))
  if (picture === null) return null
  return (
    <figure style={{ width: qrCodeSize }}>
      <div style={{ height: qrCodeSize }}>
        {picture && (
          <img
            src={picture}
            alt={`Code QR de l’adresse ${address}`}
            width={qrCodeSize}
            height={qrCodeSize}
            className="max-w-none bg-[#fff] forced-color-adjust-none"
          />
        )}
      </div>
      <figcaption className="mt-1.5 text-base/snug">
        Cette invitation en ligne&#x202f;: <span className="wrap-anywhere">{address.replace(/^https?:\/\//, '')}</span>
      </figcaption>
    </figure>
  )
}
