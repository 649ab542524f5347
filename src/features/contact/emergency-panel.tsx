import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { numberNotes } from '#src/content/emergencies.ts'
import { assistance, emergencyDirectory, gendarmerieNote } from '#src/content/emergency-directory.ts'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { ContactLinks, Detail } from '#src/features/contact/contact-methods.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CopyAge } from '#src/ui/copy-age.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** The emergency numbers. Shows the configured ones until the API has answered. */
export function EmergencyPanel() {
  const titleId = useId()
  const contacts = useQuery(emergencyContactsQueryOptions())
  const { emergencies } = emergencyDirectory(contacts.data)
  const failed = contacts.isError && !contacts.data
  const gendarmerie = gendarmerieNote(emergencies)
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
        SOS, 24&#x202f;h/24
      </h2>
      <p className="mt-1.5">
        En chemin et en difficulté{'\u202f'}? Appelez d’abord les secours. Notre assistance reste joignable jour et
        nuit.
      </p>
      <ul className="mt-3">
        {[...emergencies, assistance].map((contact) => (
          <li
            key={contact.id}
            className="flex flex-wrap items-center justify-end gap-x-5 border-t border-vanilla/40 py-0.5"
          >
            <span className="min-w-0 flex-1 basis-40">
              {contact.name}
              <NumberNote phone={contact.phone} />
            </span>
            <ContactLinks contact={contact} />
          </li>
        ))}
      </ul>
      {gendarmerie && <p className="border-t border-vanilla/40 py-2.5 text-small/snug">{gendarmerie}</p>}
      <CopyAge queries={[contacts]} className="block border-t border-vanilla/40 py-2.5" />
      <div className="border-t border-vanilla/40 py-3 print:hidden">
        <ButtonLink to="/sos" look="paper" className="w-full">
          Ouvrir la fiche SOS
        </ButtonLink>
      </div>
      {/* Always rendered, because screen readers only announce changes inside an existing region. */}
      <div role="status" className="print:hidden">
        {failed && (
          <div className="border-t border-vanilla/40 pt-3 pb-2 text-small">
            <p>{contacts.error.message}</p>
            <p>Ces numéros sont ceux que le site garde en réserve.</p>
            <Button
              look="on-picture"
              className="mt-2.5"
              onClick={() => {
                // The button disappears with the error, and would take the focus with it.
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

/** What a national number reaches. */
function NumberNote({ phone }: Pick<EmergencyContact, 'phone'>) {
  const note = numberNotes.get(phone?.trim() ?? '')
  return note && <span className="block text-small/snug">{note}</span>
}

/** The other contacts of the API, grouped by type. */
export function OtherContacts() {
  const titleId = useId()
  const loaded = useQuery(emergencyContactsQueryOptions())
  const { others } = emergencyDirectory(loaded.data)
  if (others.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="@container mt-14 border-t border-line pt-9 print:mt-0 print:border-t-0 print:pt-0"
    >
      <h2 id={titleId} className="mb-6 text-h3">
        Autres contacts
      </h2>
      <CopyAge queries={[loaded]} className="-mt-3 mb-6 block text-soft" />
      <dl className="grid gap-x-5 gap-y-6 *:min-w-0 @lg:grid-cols-2">
        {others.map(({ label, contacts }) => (
          <Detail key={label} label={label}>
            {contacts.map((contact) => (
              <div key={contact.id}>
                {contact.name !== label && <p className="mt-1.5">{contact.name}</p>}
                <ContactLinks contact={contact} />
              </div>
            ))}
          </Detail>
        ))}
      </dl>
    </section>
  )
}
