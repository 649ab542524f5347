import { Link } from '@tanstack/react-router'
import { PosterScreen } from '#src/layout/poster-screen.tsx'
import lost from '#src/pictures/states/lost.svg'
import { ButtonLink } from '#src/ui/button.tsx'

const destinations = ['Antananarivo', 'Nosy Be', 'Andasibe', 'Isalo', 'Antsirabe', 'Morondava']

function DestinationLinks() {
  return (
    <nav aria-labelledby="destinations" className="wrap py-14 md:py-18">
      <p id="destinations" className="label text-route">
        Reprendre la route
      </p>
      <ul className="mt-5 flex flex-wrap gap-x-3 gap-y-3.5">
        {destinations.map((name) => (
          <li key={name} className="max-w-full">
            <Link to="/" className="group block no-underline">
              <span className="flex min-h-12 items-center wrap-anywhere bg-raised py-2 pr-9 pl-5 font-display text-[1.25rem]/tight font-extrabold text-text transition-colors duration-160 ease-move [clip-path:polygon(0_0,calc(100%-20px)_0,100%_50%,calc(100%-20px)_100%,0_100%)] group-hover:bg-action group-hover:text-vanilla group-focus-visible:bg-action group-focus-visible:text-vanilla">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Shown for unknown URLs. */
export function NotFoundScreen() {
  return (
    <>
      <PosterScreen
        picture={lost}
        alt="Un lémurien assis à la croisée des pistes lit une carte à l’envers ; la borne indique RN 404"
        background="bg-dusk-sky"
        title="Oups ! Vous êtes perdu ?"
      >
        <h2 className="mt-6 text-h3 font-medium text-gold">Page non trouvée</h2>
        <p className="mt-3 max-w-[26em] text-lead/normal">
          Cette page n'existe pas, mais Madagascar regorge de merveilles à découvrir !
        </p>
        <div className="mt-7 flex flex-wrap gap-3.5">
          <ButtonLink to="/" look="paper">
            Retour à l'accueil
          </ButtonLink>
          <ButtonLink to="/services" look="on-picture">
            Voir nos services
          </ButtonLink>
        </div>
      </PosterScreen>
      <div className="lamba lamba-fringe" />
      <DestinationLinks />
    </>
  )
}
