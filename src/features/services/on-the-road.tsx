import { Link } from '@tanstack/react-router'
import { config } from '#src/config.ts'
import { stages, StageSection } from '#src/features/services/journey-stages.tsx'
import { SouthernCross } from '#src/features/services/sky-drawings.tsx'
import map from '#src/pictures/app/map.svg'
import nightTown from '#src/pictures/services/night-town.svg'
import { ButtonAnchor, ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

const appFeatures = [
  { title: 'Guide GPS narré', text: 'Géolocalisé\u202f: à l’approche d’un lieu, il vous le raconte.' },
  { title: 'Mode hors ligne complet', text: 'Cartes et récits sont déjà dans le téléphone.' },
  { title: 'Quatre langues', text: 'Français, anglais, espagnol, chinois.' },
  { title: 'Gratuite, pour Android', text: 'Il n’y a pas de version pour iPhone.' },
]

function AppFeatures() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-10 @min-[38rem]:grid-cols-[auto_minmax(0,1fr)]">
      <img
        src={map}
        alt="La carte de l’application, ses lieux numérotés entre Morondava et Bekopaka"
        width={390}
        height={844}
        loading="lazy"
        className="h-auto w-50 max-w-full rotate-3 rounded-panel border-6 border-ink shadow-print lg:w-60"
      />
      <ul>
        {appFeatures.map(({ title, text }) => (
          <li key={title} className="border-t border-vanilla/40 py-4 first:border-t-0">
            <b className="block font-display text-[1.25rem]/tight font-extrabold">{title}</b>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function AppSection() {
  return (
    <StageSection
      stage={stages.road}
      className="on-dark bg-laterite text-vanilla [--route:var(--glow)]"
      aside={<AppFeatures />}
    >
      <p>
        Les barres de réseau ont disparu au dernier village. Le GPS du téléphone, lui, s’en passe&#x202f;: notre
        application sait où vous êtes et vous raconte les lieux que vous traversez.
      </p>
      <p>
        Installez-la avant de partir, en wifi, avec les contenus des lieux prévus. Et prenez une batterie
        externe&#x202f;: le GPS a bon appétit.
      </p>
      <ButtonLink to="/telecharger" look="paper" className="mt-2 max-xs:w-full">
        Télécharger l’application
      </ButtonLink>
    </StageSection>
  )
}

function SosNote() {
  return (
    <>
      <SouthernCross />
      <h3 className="text-step/[1.12]">Le SOS de l’application</h3>
      <p className="mt-4 max-w-[50ch]">
        Il alerte l’assistance et lui envoie votre position précise. Le GPS la calcule même sans réseau, et vous pouvez
        la lire ou la montrer&#x202f;; l’alerte, elle, a besoin d’un signal pour partir.
      </p>
      <p className="mt-4 max-w-[50ch]">Il ne remplace pas les secours. En danger immédiat, appelez-les d’abord.</p>
    </>
  )
}

export function EmergencySection() {
  return (
    <div className="on-dark bg-night-sky text-vanilla [--route:var(--gold)]">
      <StageSection stage={stages.trouble} className="bg-night-sky" aside={<SosNote />}>
        <p>
          Un bac qui ne traverse plus, une cheville tordue, un chauffeur qui ne vient pas. Notre assistance répond
          24&#x202f;h/24, 7&#x202f;j/7&#x202f;: elle joint le partenaire et cherche une solution avec vous.
        </p>
        <ButtonAnchor href={config.assistancePhoneLink} look="paper" className="mt-2 max-xs:w-full">
          <Icon name="phone" />
          Appeler l’assistance
        </ButtonAnchor>
        <Link to="/contact" className="inline-flex min-h-11 items-center text-vanilla">
          Tous les numéros d’urgence
        </Link>
      </StageSection>
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
