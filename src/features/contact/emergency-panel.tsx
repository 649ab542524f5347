import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { ApiClient } from '#src/api/client.ts'
import { emergencyContactsQuery } from '#src/api/emergency-contacts.ts'
import { config } from '#src/config.ts'
import { ContactReach } from '#src/features/contact/contact-reach.tsx'
import { emergencyDirectory } from '#src/features/contact/emergency-directory.ts'
import { copiedAt, type Visit } from '#src/lib/copy-age.ts'
import { CopyAge } from '#src/ui/copy-age.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

const assistance = {
  id: 'assistance',
  name: `Assistance ${config.siteName}`,
  phone: config.phone,
}

/** Whom to call in an emergency. Nobody waits for the API here: until it has answered, the site's own numbers stand. */
export function EmergencyPanel({ client, visit }: { client: ApiClient; visit: Visit }) {
  const titleId = useId()
  const contacts = useQuery(emergencyContactsQuery(client))
  const { emergencies } = emergencyDirectory(contacts.data)
  const failed = contacts.isError && !contacts.data
  const panel = useRef<HTMLElement>(null)

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="on-dark rounded-paper bg-laterite px-5 pt-4.5 pb-3 text-base/normal text-vanilla print:border print:border-edge"
    >
      <p className="label">Urgence</p>
      <h2 id={titleId} className="mt-1 text-[1.75rem]/tight">
        SOS, 24h/24
      </h2>
      <p className="mt-1.5">
        En chemin et en difficulté{'\u202f'}? Appelez d’abord les secours. Notre assistance reste
        joignable jour et nuit.
      </p>
      <ul className="mt-3">
        {[...emergencies, assistance].map((contact) => (
          <li
            key={contact.id}
            className="flex flex-wrap items-center justify-end gap-x-5 border-t border-vanilla/40 py-0.5"
          >
            <span className="mr-auto">{contact.name}</span>
            <ContactReach contact={contact} />
          </li>
        ))}
      </ul>
      <CopyAge
        copiedAt={contacts.data && copiedAt(contacts, visit)}
        className="block border-t border-vanilla/40 py-2.5"
      />
      {/* Readers announce what appears in a region that was there before. */}
      <div role="status" className="print:hidden">
        {failed && (
          <div className="border-t border-vanilla/40 pt-3 pb-2 text-small">
            <p>{contacts.error.message}</p>
            <p>Ces numéros sont ceux que le site garde en réserve.</p>
            <Button
              look="on-picture"
              className="mt-2.5"
              onClick={() => {
                // The button goes with the message; the focus must not be lost with it.
                panel.current?.focus()
                void contacts.refetch()
              }}
            >
              <Icon name="retry" />
              Réessayer
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
