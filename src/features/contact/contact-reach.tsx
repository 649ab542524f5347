import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { ReachLink } from '#src/features/contact/reach-link.tsx'
import { mailLink, phoneLink } from '#src/lib/phone-and-mail-links.ts'

type Reach = Pick<EmergencyContact, 'phone' | 'email'>

/** Every way to reach a contact that its record gives. */
export function ContactReach({ contact }: { contact: Reach }) {
  const phone = contact.phone?.trim()
  const email = contact.email?.trim()
  return (
    <div>
      {phone && <ReachLink href={phoneLink(phone)} text={phone} />}
      {email && <ReachLink href={mailLink(email)} text={email} />}
    </div>
  )
}
