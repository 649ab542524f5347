import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { assistance, emergencyDirectory, knownNumbers } from '#src/content/emergency-directory.ts'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import type { Answer } from '#src/features/assistant/messages.ts'
import { RelatedPlaces } from '#src/features/assistant/related-places.tsx'
import { splitAtNumbers } from '#src/lib/phone-numbers.ts'
import { phoneLink } from '#src/lib/urls.ts'
import { PhoneText } from '#src/ui/phone-text.tsx'

export function AnswerItem({ answer }: { answer: Answer }) {
  const { data: contacts } = useQuery(emergencyContactsQueryOptions())
  return (
    <li className="max-w-[92%] justify-self-start border-l-3 border-route py-0.5 pl-3.5">
      <span className="sr-only">Assistant&#x202f;: </span>
      <EmergencyNumbers text={answer.content} contacts={contacts} />
      <p className="whitespace-pre-line wrap-anywhere">
        <PhoneText text={answer.content} numbers={knownNumbers(contacts)} />
      </p>
      {answer.relatedPlaces.length > 0 && <RelatedPlaces places={answer.relatedPlaces} />}
    </li>
  )
}

type EmergencyNumbersProps = { text: string; contacts: readonly EmergencyContact[] | undefined }

/**
 * All emergency numbers and the page that says more, beside an answer that tells to call one of them. The wire does not say
 * which answers are urgent.
 */
function EmergencyNumbers({ text, contacts }: EmergencyNumbersProps) {
  const { emergencies } = emergencyDirectory(contacts)
  const isUrgent = splitAtNumbers(
    text,
    emergencies.flatMap(({ phone }) => phone ?? []),
  ).some(({ href }) => href !== undefined)
  if (!isUrgent) return null
  const numbers = [...emergencies, assistance].flatMap(({ name, phone }) => {
    const href = phoneLink(phone ?? '')
    return href && phone ? { name, phone, href } : []
  })
  return (
    <div className="mb-1">
      <ul
        aria-label="Numéros d’urgence"
        className="on-dark flex flex-wrap gap-px overflow-hidden rounded-paper bg-vanilla/40"
      >
        {numbers.map(({ name, phone, href }) => (
          <li key={`${name} ${phone}`} className="flex min-w-0 grow bg-laterite text-vanilla last:basis-full">
            <a
              href={href}
              className="grid min-h-11 grow content-center px-2.5 py-1 text-current no-underline hover:underline focus-visible:-outline-offset-3"
            >
              <span className="text-label/tight wrap-anywhere">{name}</span>
              <strong className="font-display text-[1.125rem]/tight font-bold">{phone}</strong>
            </a>
          </li>
        ))}
      </ul>
      <Link to="/sos" className="inline-flex min-h-11 items-center font-semibold">
        Ouvrir la fiche SOS
      </Link>
    </div>
  )
}
