import { Link } from '@tanstack/react-router'
import { MeaningSection } from '#src/features/about/meaning-section.tsx'
import { posters } from '#src/pictures/posters.ts'

/** `crop` keeps the landmark of each poster visible in its narrow column. */
const regions = [
  { slug: 'nord', name: 'Nord', crop: 'object-[50%_82%] @min-[37rem]:object-[45%_100%]' },
  { slug: 'est', name: 'Est', crop: 'object-[50%_58%] @min-[37rem]:object-[88%_100%]' },
  { slug: 'sud', name: 'Sud', crop: 'object-[50%_82%] @min-[37rem]:object-[34%_100%]' },
  { slug: 'ouest', name: 'Ouest', crop: 'object-[50%_82%] @min-[37rem]:object-[62%_100%]' },
  { slug: 'centre', name: 'Centre', crop: 'object-[50%_82%] @min-[37rem]:object-[50%_100%]' },
] as const

/** Links to the five circuits: one poster each, side by side like a folded leaflet. */
function RegionPosters() {
  return (
    <nav aria-label="Les cinq régions" className="@container">
      <ul className="wrap grid pb-section @min-[37rem]:grid-cols-5">
        {regions.map(({ slug, name, crop }, index) => (
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
              {/* Shades every second poster, as on a folded leaflet. */}
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

export function RegionsSection() {
  return (
    <>
      <MeaningSection
        number={2}
        title="Le voyage"
        definition="Nom. La marche, le chemin que l’on fait."
        example={['manao dia lavitra', 'faire un long voyage']}
        statement="5 régions, et des gens de métier pour vous y conduire."
      >
        <div className="mt-6 grid max-w-[62ch] gap-4">
          <p>
            À l’Est, on suit un guide dans la forêt, puis un batelier sur le canal des Pangalanes. À l’Ouest, tout
            repose sur le chauffeur. Le voyage passe de main en main, et c’est ce relais que nous vous aidons à
            préparer&#x202f;: qui prend la suite, et où.
          </p>
          <p>
            Leur métier reste le leur&#x202f;: ils fixent leurs prix et leurs conditions, et ils en répondent. Nous,
            nous connaissons vos dates, vos envies et vos craintes, et nous les transmettons aux partenaires concernés,
            pour que vous n’ayez pas à tout redire.
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <b className="font-display text-h2/none font-extrabold whitespace-nowrap text-route">95&#x202f;%</b>
            <span className="max-w-[22ch] text-base/snug">de nos clients recommandent nos circuits personnalisés</span>
          </p>
        </div>
      </MeaningSection>
      <RegionPosters />
    </>
  )
}
