import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { config } from '#src/config.ts'
import { absoluteUrl } from '#src/lib/urls.ts'
import { EmailText } from '#src/ui/email-text.tsx'

export function MailLink() {
  return (
    <a href={`mailto:${config.email}`}>
      <EmailText email={config.email} />
    </a>
  )
}

type PageLinkProps = {
  to: '/cgu' | '/confidentialite' | '/contact' | '/sos' | '/telecharger'
  children: string
}

/** A link to another page of the site; print shows its address. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <Link
      to={to}
      data-address={absoluteUrl(to)}
      className="wrap-anywhere print:after:content-['_('attr(data-address)')']"
    >
      {children}
    </Link>
  )
}

export function DashList({ children }: { children: ReactNode }) {
  return <ul className="list-['–'] space-y-2 pl-4.5 *:pl-2 marker:text-route">{children}</ul>
}

export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className="border-b border-line">{children}</dl>
}

export function Definition({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1 border-t border-line py-3 break-inside-avoid @xl:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
