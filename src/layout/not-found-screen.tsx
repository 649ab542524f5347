import { DestinationSigns } from '#src/layout/destination-signs.tsx'
import { StatePoster } from '#src/layout/state-poster.tsx'
import lost from '#src/pictures/states/lost.svg'
import { ButtonLink } from '#src/ui/button.tsx'

/** The 404 page. */
export function NotFoundScreen() {
  return (
    <>
      <StatePoster
        picture={lost}
        alt="Un lémur assis à la croisée des pistes lit une carte à l’envers ; la borne indique RN 404"
        sky="bg-dusk-sky"
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
      </StatePoster>
      <div className="lamba lamba-fringe" />
      <DestinationSigns />
    </>
  )
}
