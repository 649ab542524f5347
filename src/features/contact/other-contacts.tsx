import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ApiClient } from '#src/api/client.ts'
import { emergencyContactsQuery } from '#src/api/emergency-contacts.ts'
import { ContactReach } from '#src/features/contact/contact-reach.tsx'
import { Detail } from '#src/features/contact/detail.tsx'
import { emergencyDirectory } from '#src/features/contact/emergency-directory.ts'
import { copiedAt, type Visit } from '#src/lib/copy-age.ts'
import { CopyAge } from '#src/ui/copy-age.tsx'

/** Whom else the API names: its services, and whoever it may add to them. */
export function OtherContacts({ client, visit }: { client: ApiClient; visit: Visit }) {
  const titleId = useId()
  const loaded = useQuery(emergencyContactsQuery(client))
  const { others } = emergencyDirectory(loaded.data)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="@container mt-14 border-t border-line pt-9 print:mt-0 print:border-t-0 print:pt-0">
      <h2 id={titleId} className="mb-6 text-h3">
        Autres contacts
      </h2>
      <CopyAge copiedAt={copiedAt(loaded, visit)} className="-mt-3 mb-6 block text-soft" />
      <dl className="grid gap-x-5 gap-y-6 *:min-w-0 @lg:grid-cols-2">
        {others.map(({ label, contacts }) => (
          <Detail key={label} label={label}>
            {contacts.map((contact) => (
              <div key={contact.id}>
                {contact.name !== label && <p className="mt-1.5">{contact.name}</p>}
                <ContactReach contact={contact} />
              </div>
            ))}
          </Detail>
        ))}
      </dl>
    </section>
  )
}
