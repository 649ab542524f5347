import { Link } from '@tanstack/react-router'
import { MeaningSection } from '#src/features/about/meaning-section.tsx'
import { posters } from '#src/pictures/posters.ts'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

const colours = [
  { name: 'Latérite', className: 'bg-laterite text-vanilla' },
  { name: 'Couchant', className: 'bg-dusk text-ink' },
  { name: 'Raphia', className: 'bg-raffia text-ink' },
  { name: 'Lagon', className: 'bg-lagoon text-vanilla' },
  { name: 'Forêt', className: 'bg-forest text-vanilla' },
]

/** A poster and the palette that posters and pages share. */
function PosterColours() {
  return (
    <figure className="my-10">
      <PictureFrame aspect="aspect-4/3 sm:aspect-video">
        <img src={posters.sud.wide} alt={posters.sud.alt} width={1440} height={810} loading="lazy" />
      </PictureFrame>
      <ul aria-label="Nos encres" className="mt-3 flex flex-wrap">
        {colours.map(({ name, className }) => (
          <li
            key={name}
            className={`flex min-h-14 grow basis-23 items-end px-2.5 py-1.5 text-label/tight font-semibold forced-color-adjust-none print:border ${className}`}
          >
            {name}
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 max-w-[60ch] text-small text-soft">
        Nos affiches sont dessinées pour ce site, autour de cinq couleurs empruntées au pays. Vous n’y verrez ni lagon
        retouché ni sourire acheté dans une banque d’images.
      </figcaption>
    </figure>
  )
}

const habits = [
  {
    title: 'Personne ne vous suit.',
    text: 'Pas de mesure d’audience, pas de publicité, pas de bouton qui signale votre visite à un réseau social. Voilà pourquoi aucun bandeau ne vous demande d’accepter quoi que ce soit.',
  },
  {
    title: 'Vos brouillons restent chez vous.',
    text: 'Ce que vous tapez dans un formulaire survit à un envoi manqué, dans cet onglet seulement, et disparaît une fois l’envoi réussi.',
  },
  {
    title: 'Une coupure n’efface rien.',
    text: 'Après une première visite, les circuits restent lisibles sans réseau.',
  },
]

/** What the site stores about its visitors, and where its pictures come from. */
export function SiteSection() {
  return (
    <div className="bg-raised [--line:var(--edge)]">
      <MeaningSection
        number={3}
        title="La trace"
        definition="Nom. L’empreinte que le pied laisse derrière lui."
        example={['dian-tongotra', 'traces de pas']}
        statement="De votre passage, ce site en garde le moins possible."
      >
        <PosterColours />
        <dl className="grid max-w-[62ch] gap-6">
          {habits.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-[1.25rem]/tight font-extrabold">{title}</dt>
              <dd className="mt-1.5 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <Link to="/confidentialite" className="mt-5 inline-flex min-h-11 items-center">
          Ce que nous faisons de vos données
        </Link>
      </MeaningSection>
    </div>
  )
}
