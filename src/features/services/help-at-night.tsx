import { Link } from '@tanstack/react-router'
import { config } from '#src/config.ts'
import { MomentSection } from '#src/features/services/moment-section.tsx'
import { moments } from '#src/features/services/moments.ts'
import { SouthernCross } from '#src/features/services/sky.tsx'
import nightTown from '#src/pictures/services/night-town.svg'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** Support and SOS: the night, and the one window that stays lit. */
export function HelpAtNight() {
  return (
    <div className="on-dark bg-night-sky text-vanilla [--route:var(--gold)]">
      <MomentSection moment={moments.trouble} className="bg-night-sky" aside={<SosNote />}>
        <p>
          Un bac qui ne traverse plus, une cheville tordue, un chauffeur qui ne vient pas. Notre
          assistance répond 24h/24, 7j/7&#x202f;: elle joint le partenaire et cherche une solution
          avec vous.
        </p>
        <ButtonAnchor href={config.phoneLink} look="paper" className="mt-2 max-xs:w-full">
          <Icon name="phone" />
          Appeler l’assistance
        </ButtonAnchor>
        <Link to="/contact" className="inline-flex min-h-11 items-center text-vanilla">
          Tous les numéros d’urgence
        </Link>
      </MomentSection>
      <figure className="print:hidden">
        <figcaption className="wrap pb-4 text-right text-small text-balance text-on-band-soft">
          Antananarivo, trois heures&#x202f;: une fenêtre reste allumée.
        </figcaption>
        <img
          src={nightTown}
          alt="Une ville endormie au pied de sa colline royale, la nuit"
          width={1440}
          height={420}
          loading="lazy"
          className="h-[max(15rem,29.2vw)] w-full object-cover object-[78%_100%]"
        />
      </figure>
    </div>
  )
}

function SosNote() {
  return (
    <>
      <SouthernCross />
      <h3 className="text-stop/[1.12]">Le SOS de l’application</h3>
      <p className="mt-4 max-w-[50ch]">
        Il alerte l’assistance et lui envoie votre position précise. Le GPS la calcule même sans
        réseau, et vous pouvez la lire ou la montrer&#x202f;; l’alerte, elle, a besoin d’un signal
        pour partir.
      </p>
      <p className="mt-4 max-w-[50ch]">
        Il ne remplace pas les secours. En danger immédiat, appelez-les d’abord.
      </p>
    </>
  )
}
