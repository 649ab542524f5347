import { Link } from '@tanstack/react-router'
import { capitalize } from '#src/lib/text.ts'
import { posters } from '#src/pictures/posters.ts'

type PosterLinksProps = {
  /** Loads the page anew, where the router may be broken. */
  reloadDocument?: boolean
  className?: string
}

/** The circuits by their posters, for pages that have nothing else to offer. */
export function PosterLinks({ reloadDocument = false, className = '' }: PosterLinksProps) {
  return (
    <nav aria-label="Les circuits" className={className}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-5">
        {Object.entries(posters).map(([slug, { wide }]) => (
          <li key={slug}>
            <Link
              to="/circuits/$slug"
              params={{ slug }}
              reloadDocument={reloadDocument}
              className="group block font-display text-[1.125rem]/tight font-extrabold text-current no-underline hover:underline"
            >
              <span className="mb-2 block rounded-paper bg-print p-1 shadow-print">
                <img src={wide} alt="" width={1440} height={810} className="aspect-video h-auto w-full object-cover" />
              </span>
              Circuit {capitalize(slug)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
