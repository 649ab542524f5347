import { Link } from '@tanstack/react-router'
import { PrintedInks } from '#src/features/about/printed-inks.tsx'
import { Sense } from '#src/features/about/sense.tsx'

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

/** How the site is kept: nothing is gathered on the traveller, and its pictures are its own. */
export function Footprints() {
  return (
    <div className="bg-raised [--line:var(--edge)]">
      <Sense
        number={3}
        title="La trace"
        definition="Nom. L’empreinte que le pied laisse derrière lui."
        example={['dian-tongotra', 'traces de pas']}
        statement="De votre passage, ce site en garde le moins possible."
      >
        <PrintedInks />
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
      </Sense>
    </div>
  )
}
