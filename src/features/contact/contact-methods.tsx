import type { ReactNode } from 'react'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { mailLink, phoneLink } from '#src/lib/urls.ts'
import { EmailText } from '#src/ui/email-text.tsx'

const look = 'flex min-h-11 items-center font-display text-[1.125rem]/tight font-bold wrap-anywhere'

type ContactLinkProps = {
  /** Null when the text is not a valid phone number or e-mail address. */
  href: string | null
  children: ReactNode
}

/** A phone number or e-mail address. */
export function ContactLink({ href, children }: ContactLinkProps) {
  if (href === null) return <span className={look}>{children}</span>
  return (
    <a href={href} className={`${look} text-current no-underline hover:underline`}>
      {children}
    </a>
  )
}

export function ContactLinks({ contact }: { contact: Pick<EmergencyContact, 'phone' | 'email'> }) {
  const phone = contact.phone?.trim()
  const email = contact.email?.trim()
  return (
    <div>
      {phone && <ContactLink href={phoneLink(phone)}>{phone}</ContactLink>}
      {email && (
        <ContactLink href={mailLink(email)}>
          <EmailText email={email} />
        </ContactLink>
      )}
    </div>
  )
}

/** One entry of a <dl>. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label text-route">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
