import { MomentSection } from '#src/features/services/moment-section.tsx'
import { moments } from '#src/features/services/moments.ts'
import map from '#src/pictures/app/map.svg'
import { ButtonLink } from '#src/ui/button.tsx'

const abilities = [
  { title: 'Guide GPS narré', text: 'Géolocalisé\u202f: à l’approche d’un lieu, il vous le raconte.' },
  { title: 'Mode hors ligne complet', text: 'Cartes et récits sont déjà dans le téléphone.' },
  { title: 'Quatre langues', text: 'Français, anglais, espagnol, chinois.' },
  { title: 'Gratuite, pour Android', text: 'Il n’y a pas de version pour iPhone.' },
]

/** The app: what it does where nothing else does. */
export function RoadCompanion() {
  return (
    <MomentSection
      moment={moments.road}
      className="on-dark bg-laterite text-vanilla [--route:var(--glow)]"
      aside={<PhoneAndAbilities />}
    >
      <p>
        Les barres de réseau ont disparu au dernier village. Le GPS du téléphone, lui, s’en
        passe&#x202f;: notre application sait où vous êtes et vous raconte les lieux que vous
        traversez.
      </p>
      <p>
        Installez-la avant de partir, en wifi, avec les contenus des étapes prévues. Et prenez une
        batterie externe&#x202f;: le GPS a bon appétit.
      </p>
      <ButtonLink to="/telecharger" look="paper" className="mt-2 max-xs:w-full">
        Télécharger l’application
      </ButtonLink>
    </MomentSection>
  )
}

function PhoneAndAbilities() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-10 @min-[38rem]:grid-cols-[auto_minmax(0,1fr)]">
      <img
        src={map}
        alt="La carte de l’application, ses étapes numérotées entre Morondava et Bekopaka"
        width={390}
        height={844}
        loading="lazy"
        className="h-auto w-50 max-w-full rotate-3 rounded-panel border-6 border-ink shadow-print lg:w-60"
      />
      <ul>
        {abilities.map(({ title, text }) => (
          <li key={title} className="border-t border-vanilla/40 py-4 first:border-t-0">
            <b className="block font-display text-[1.25rem]/tight font-extrabold">{title}</b>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
