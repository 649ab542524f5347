import { Link } from '@tanstack/react-router'

const link = 'inline-flex min-h-11 items-center text-inherit'

export function CircuitBreadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-soft">
        <li>
          <Link to="/" className={link}>
            Accueil
          </Link>
        </li>
        <li className="flex items-center gap-2 before:content-['/'/'']">
          <Link to="/" hash="circuits" className={link}>
            Nos Circuits
          </Link>
        </li>
        <li className="flex items-center gap-2 before:content-['/'/'']">
          <span aria-current="page" className="wrap-anywhere">
            {name}
          </span>
        </li>
      </ol>
    </nav>
  )
}
