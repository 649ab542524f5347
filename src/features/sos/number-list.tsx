import { useQuery } from '@tanstack/react-query'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { anyEmergency, type Emergency, numberNotes, type Service } from '#src/content/emergencies.ts'
import { emergencyDirectory, gendarmerieNote } from '#src/content/emergency-directory.ts'
import { type EmergencyNumber, emergencyNumbers } from '#src/features/sos/emergency-numbers.ts'
import { mailLink, phoneLink } from '#src/lib/urls.ts'
import { CopyAge } from '#src/ui/copy-age.tsx'
import { EmailText } from '#src/ui/email-text.tsx'

/** Whom to call, the first one on a plate of its own once it is known what has happened. */
export function NumberList({ emergency }: { emergency: Emergency | undefined }) {
  const contacts = useQuery(emergencyContactsQueryOptions())
  const { services } = emergency ?? anyEmergency
  const { emergencies } = emergencyDirectory(contacts.data)
  const numbers = emergencyNumbers(services, emergencies)
  const gendarmerie = services.includes('gendarmerie') ? gendarmerieNote(emergencies) : undefined
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="sr-only">
        Numéros à appeler
      </h2>
      <ul>
        {numbers.map((number, index) => (
          <li
            key={number.contact.id}
            className={
              emergency && index === 0
                ? 'rounded-paper bg-vanilla px-3.5 text-ink print:border print:border-edge'
                : 'border-t border-vanilla/40 first:border-t-0 print:border-edge'
            }
          >
            {emergency && index === 0 && <p className="label pt-2 text-laterite">D’abord</p>}
            <NumberEntry {...number} />
          </li>
        ))}
      </ul>
      {gendarmerie && <p className="border-t border-vanilla/40 py-2.5 text-small/snug">{gendarmerie}</p>}
      <CopyAge queries={[contacts]} className="block border-t border-vanilla/40 py-2.5" />
    </section>
  )
}

function NumberEntry({ contact, service }: EmergencyNumber) {
  const phone = contact.phone?.trim() ?? ''
  const email = contact.email?.trim()
  const link = phoneLink(phone)
  const note = link && service && noteOf(service, link)
  return (
    <>
      {link ? (
        <a
          href={link}
          className="flex min-h-15 flex-wrap items-center gap-x-4 py-2 text-current no-underline -outline-offset-3 hover:underline"
        >
          {/* On the left, away from the chat's button. */}
          <span
            className={`min-w-22 font-display font-extrabold ${phone.length > 5 ? 'text-[min(1.5rem,7.4vw)]/tight' : 'text-[2.5rem]/none'}`}
          >
            {phone}
          </span>{' '}
          <span className="min-w-0 flex-1 basis-40">
            <Name>{contact.name}</Name>
            {note && <span className="block text-small/snug"> {note}</span>}
          </span>
        </a>
      ) : (
        <p className="py-2.5">
          <Name>{contact.name}</Name> <span className="wrap-anywhere">{phone}</span>
        </p>
      )}
      {email && <EmailLine email={email} />}
    </>
  )
}

function Name({ children }: { children: string }) {
  return <b className="block text-[1.125rem]/tight font-semibold wrap-anywhere">{children}</b>
}

function EmailLine({ email }: { email: string }) {
  const href = mailLink(email)
  const text = <EmailText email={email} />
  if (!href) return <p className="pb-2">{text}</p>
  return (
    <a href={href} className="flex min-h-11 items-center text-current">
      {text}
    </a>
  )
}

function noteOf(service: Service, link: string): string | undefined {
  if (service === 'assistance') return 'Jour et nuit.'
  if (service === 'gendarmerie') return 'Hors des villes.'
  return numberNotes.get(link.replace('tel:', ''))
}
