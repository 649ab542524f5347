import { Link } from '@tanstack/react-router'
import { siteAddress } from '#src/lib/site-address.ts'

type PageLinkProps = {
  to: '/cgu' | '/confidentialite' | '/contact' | '/telecharger'
  /** The name of the page. */
  children: string
}

/** A link to another page of the site, with its address on paper. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <Link
      to={to}
      data-address={siteAddress(to)}
      className="wrap-anywhere print:after:content-['_('attr(data-address)')']"
    >
      {children}
    </Link>
  )
}
