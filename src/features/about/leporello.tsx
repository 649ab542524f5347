import { Link } from '@tanstack/react-router'
import { posters } from '#src/pictures/posters.ts'

/** From the north round to the centre; `crop` keeps what each poster is known by in its narrow page. */
const pages = [
  { slug: 'nord', name: 'Nord', crop: 'object-[50%_82%] @min-[37rem]:object-[45%_100%]' },
  { slug: 'est', name: 'Est', crop: 'object-[50%_58%] @min-[37rem]:object-[88%_100%]' },
  { slug: 'sud', name: 'Sud', crop: 'object-[50%_82%] @min-[37rem]:object-[34%_100%]' },
  { slug: 'ouest', name: 'Ouest', crop: 'object-[50%_82%] @min-[37rem]:object-[62%_100%]' },
  { slug: 'centre', name: 'Centre', crop: 'object-[50%_82%] @min-[37rem]:object-[50%_100%]' },
] as const

/** The five regions on one folded card: every page a poster, every second one turned from the light. */
export function Leporello() {
  return (
    <nav aria-label="Les cinq régions" className="@container">
      <ul className="wrap grid pb-section @min-[37rem]:grid-cols-5">
        {pages.map(({ slug, name, crop }, index) => (
          <li
            key={slug}
            className={`min-w-0 bg-print text-ink shadow-print ${index % 2 === 0 ? '@min-[37rem]:skew-y-2' : '@min-[37rem]:-skew-y-2'}`}
          >
            <Link
              to="/circuits/$slug"
              params={{ slug }}
              className="group relative block p-2.5 pb-0 text-ink no-underline [--focus:var(--lagoon)] focus-visible:-outline-offset-4 @min-[37rem]:px-1.5"
            >
              <img
                src={posters[slug].portrait}
                alt=""
                width={810}
                height={1200}
                loading="lazy"
                className={`aspect-2/1 w-full object-cover @min-[37rem]:aspect-[2/5] ${crop}`}
              />
              <span className="lamba-thin block" />
              <span className="grid min-h-13 content-center px-1 py-2 @min-[37rem]:min-h-18 @min-[37rem]:content-start font-display text-[1.125rem]/tight font-extrabold group-hover:underline">
                {name}
                <span className="font-body text-label/tight font-medium">{posters[slug].site}</span>
              </span>
              {/* A page that is turned from the sun. */}
              {index % 2 === 1 && (
                <span className="pointer-events-none absolute inset-0 bg-ink/12 @max-[37rem]:hidden" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
