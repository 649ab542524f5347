import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Sense } from '#src/features/about/sense.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

const more = 'mr-7 inline-flex min-h-11 items-center'

/** What comes next: the sense in which the word leads on. */
export function NextWord() {
  return (
    <Sense
      number={4}
      title="Et puis…"
      definition="Conjonction. Alors, ensuite&#x202f;: ce qui fait avancer le récit."
      example={['ary dia…', 'et alors…']}
      statement="Assez parlé de nous. La suite dépend de vous."
    >
      <dl className="mt-8 border-b-3 border-edge">
        <Continuation verb="Lire">
          <p>
            <b>50+ articles</b>, entre le blog et les réponses aux questions que l’on nous pose avant le
            départ.
          </p>
          <Link to="/blog" className={more}>
            Ouvrir le blog
          </Link>
          <Link to="/faq" className={more}>
            Voir les réponses
          </Link>
        </Continuation>
        <Continuation verb="Vérifier">
          <p>Ce que nous faisons pour vous, et la liste de ce que nous ne faisons pas.</p>
          <Link to="/services" className={more}>
            Voir nos services
          </Link>
        </Continuation>
        <Continuation verb="Parler">
          <p>De votre voyage, même s’il n’est encore qu’un mois entouré sur un calendrier.</p>
          <ButtonLink to="/contact" className="mt-4 max-xs:w-full">
            Demander des conseils
            <Icon name="arrow" />
          </ButtonLink>
        </Continuation>
      </dl>
    </Sense>
  )
}

function Continuation({ verb, children }: { verb: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 border-t-3 border-edge py-6 @min-[47rem]:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]">
      <dt className="font-display text-h3/[1.2] font-extrabold text-route">{verb}</dt>
      <dd className="max-w-[52ch]">{children}</dd>
    </div>
  )
}
