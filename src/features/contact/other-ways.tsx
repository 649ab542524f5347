import { Link } from '@tanstack/react-router'
import { config } from '#src/config.ts'

const look = 'inline-flex min-h-11 items-center'

/** For those who need not write, and for those who want to work with the provider. */
export function OtherWays() {
  const subject = encodeURIComponent(`Devenir partenaire de ${config.siteName}`)
  return (
    <ul>
      <li>
        <Link to="/faq" className={look}>
          Questions fréquentes
        </Link>
      </li>
      <li>
        <a href={`mailto:${config.email}?subject=${subject}`} className={look}>
          Devenir partenaire
        </a>
      </li>
    </ul>
  )
}
