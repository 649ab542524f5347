import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SignalBars } from '#src/features/download/phone.tsx'

function SoundWave() {
  return (
    <svg viewBox="0 0 360 100" className="h-auto w-full max-w-105 fill-none stroke-current">
      <path className="stroke-3" strokeDasharray="10 8" d="M0 50h46" />
      <circle cx="66" cy="50" r="16" className="fill-current" stroke="none" />
      <path
        className="stroke-5"
        strokeLinecap="round"
        d="M102 32V68M114 15V85M126 16V84M138 26V74M150 39V61M162 31V69M174 16V84M186 40V60M198 13V87M210 6V94M222 28V72M234 31V69M246 23V77M258 37V63M270 39V61M282 12V88M294 9V91M306 27V73M318 17V83M330 31V69M342 40V60M354 46V54"
      />
    </svg>
  )
}

/** Sample coordinates: the Avenue of the Baobabs. */
function SosPosition() {
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

type FeatureBandProps = {
  /** Background and text colours. */
  className: string
  title: string
  illustration: ReactNode
  children: ReactNode
}

function FeatureBand({ className, title, illustration, children }: FeatureBandProps) {
  return (
    <li className={className}>
      <div className="@container wrap">
        <div className="grid items-center gap-x-14 gap-y-6 py-[clamp(36px,4.5vw,64px)] *:min-w-0 @min-[46rem]:grid-cols-[7fr_5fr]">
          <div>
            <h3 className="text-[min(var(--text-h2),9vw)]/[1.04]">{title}</h3>
            <p className="mt-3.5 max-w-[48ch]">{children}</p>
          </div>
          <div aria-hidden="true" className="print:hidden">
            {illustration}
          </div>
        </div>
      </div>
    </li>
  )
}

/** The main features of the app, each on a full-width band. */
export function AppFeatures() {
  return (
    <section aria-labelledby="app-features-title">
      <h2 id="app-features-title" className="wrap pb-9 text-[min(var(--text-h2),9.5vw)]">
        Tout tient dans la poche
      </h2>
      <ul className="grid gap-1.5 bg-vanilla print:bg-transparent">
        <FeatureBand className="on-dark bg-forest text-vanilla" title="Guide GPS narré" illustration={<SoundWave />}>
          Le téléphone sait où vous êtes et raconte ce qui vous entoure&#x202f;: un arbre, un tombeau, une ville. Vous
          regardez le paysage, pas l’écran.
        </FeatureBand>
        <FeatureBand
          className="on-dark bg-lagoon text-vanilla"
          title="Mode hors ligne complet"
          illustration={<SignalBars strength={0} className="h-[min(7rem,22vw)]" />}
        >
          Cartes, récits et itinéraires se chargent avant le départ. Ensuite, l’application s’utilise sans réseau ni
          forfait, sauf quelques récits marqués «&#x202f;En ligne&#x202f;».
        </FeatureBand>
        <FeatureBand
          className="on-dark bg-laterite text-vanilla"
          title="SOS avec position précise"
          illustration={<SosPosition />}
        >
          Un bouton prévient l’assistance, jour et nuit, et lui dit où vous êtes. La position se lit sans
          réseau&#x202f;; l’alerte, elle, a besoin d’un signal pour partir. En danger immédiat, appelez d’abord{' '}
          <Link to="/contact" className="text-current">
            les secours
          </Link>
          .
        </FeatureBand>
        <FeatureBand className="bg-raffia text-ink" title="Interface multilingue" illustration={<Greetings />}>
          Menus et narration en quatre langues&#x202f;: français, anglais, espagnol et chinois. Dans un même groupe,
          chacun peut choisir la sienne.
        </FeatureBand>
      </ul>
    </section>
  )
}
