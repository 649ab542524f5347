import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SignalBars } from '#src/features/download/signal-bars.tsx'
import { VoiceLine } from '#src/features/download/voice-line.tsx'

/** What the application can do: the stripes of a lamba, unrolled to the width of the window. */
export function Strengths() {
  return (
    <section aria-labelledby="strengths-title">
      <h2 id="strengths-title" className="wrap pb-9 text-[min(var(--text-h2),9.5vw)]">
        Tout tient dans la poche
      </h2>
      <ul className="grid gap-1.5 bg-vanilla print:bg-transparent">
        <Stripe
          ground="on-dark bg-forest text-vanilla"
          title="Guide GPS narré"
          sign={<VoiceLine />}
        >
          Le téléphone sait où vous êtes et raconte ce qui vous entoure&#x202f;: un arbre, un tombeau,
          une ville. Vous regardez le paysage, pas l’écran.
        </Stripe>
        <Stripe
          ground="on-dark bg-lagoon text-vanilla"
          title="Mode hors ligne complet"
          sign={<SignalBars strength={0} className="h-[min(7rem,22vw)]" />}
        >
          Cartes, récits et itinéraires se chargent avant le départ. Ensuite, l’application ne demande
          plus rien au réseau, ni à votre forfait.
        </Stripe>
        <Stripe ground="on-dark bg-laterite text-vanilla" title="SOS avec position précise" sign={<Position />}>
          Un bouton prévient l’assistance, jour et nuit, et lui dit où vous êtes. La position se lit
          sans réseau&#x202f;; l’alerte, elle, a besoin d’un signal pour partir. En danger immédiat,
          appelez d’abord{' '}
          <Link to="/contact" className="text-current">
            les secours
          </Link>
          .
        </Stripe>
        <Stripe ground="bg-raffia text-ink" title="Interface multilingue" sign={<Greetings />}>
          Menus et narration en quatre langues&#x202f;: français, anglais, espagnol et chinois. Dans un
          même groupe, chacun peut choisir la sienne.
        </Stripe>
      </ul>
    </section>
  )
}

type StripeProps = {
  /** Its colour, and that of the words on it. */
  ground: string
  title: string
  /** The thing itself, lettered or drawn. */
  sign: ReactNode
  children: ReactNode
}

function Stripe({ ground, title, sign, children }: StripeProps) {
  return (
    <li className={ground}>
      <div className="@container wrap">
        <div className="grid items-center gap-x-14 gap-y-6 py-[clamp(36px,4.5vw,64px)] *:min-w-0 @min-[46rem]:grid-cols-[7fr_5fr]">
          <div>
            <h3 className="text-[min(var(--text-h2),9vw)]/[1.04]">{title}</h3>
            <p className="mt-3.5 max-w-[48ch]">{children}</p>
          </div>
          <div aria-hidden="true" className="print:hidden">
            {sign}
          </div>
        </div>
      </div>
    </li>
  )
}

/** The avenue of baobabs, as the SOS would give it. */
function Position() {
  return (
    <p className="font-display text-[min(clamp(1.75rem,1rem+2.6vw,3.25rem),9vw)]/[1.1] font-extrabold whitespace-nowrap">
      20,2506° S
      <br />
      44,4185° E
    </p>
  )
}

const greetings = [
  { lang: 'fr', text: 'Bonne route' },
  { lang: 'en', text: 'Safe travels' },
  { lang: 'es', text: 'Buen viaje' },
  { lang: 'zh', text: '一路平安' },
]

function Greetings() {
  return (
    <ul className="font-display text-[min(clamp(1.5rem,1rem+1.6vw,2.25rem),8vw)]/tight font-extrabold">
      {greetings.map(({ lang, text }) => (
        <li key={lang} lang={lang} className="border-b-2 border-ink/30 py-1.5 last:border-b-0">
          {text}
        </li>
      ))}
    </ul>
  )
}
