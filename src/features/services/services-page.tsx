import { Link } from '@tanstack/react-router'
import { AdviceSection, BookingSection } from '#src/features/services/before-departure.tsx'
import { DaylightTimeline } from '#src/features/services/journey-stages.tsx'
import { AppSection, EmergencySection } from '#src/features/services/on-the-road.tsx'
import { NightfallDivider, SunsetDivider } from '#src/features/services/sky-drawings.tsx'
import { WebPageData } from '#src/layout/structured-data.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'

function ServicesHeader() {
  return (
    <header className="pt-[clamp(40px,6vw,80px)]">
      <div className="wrap">
        <p className="label mb-4 text-route">Nos services</p>
        <div className="lg:grid lg:grid-cols-[minmax(0,9fr)_minmax(0,4fr)] lg:items-end lg:gap-x-14">
          <PageHeader
            title="Avant, pendant, et à trois heures du matin"
            lead="Nous ne conduisons pas le 4x4 et nous ne tenons pas l’hôtel. Nous vous aidons à choisir, nous vous mettons en relation avec ceux dont c’est le métier, et nous restons joignables jusqu’au retour."
          />
        </div>
      </div>
      <DaylightTimeline />
    </header>
  )
}

const limits = [
  {
    title: 'Nous ne sommes pas un voyagiste.',
    text: 'Guides, chauffeurs, hôtels, bateaux\u202f: les partenaires assurent leurs prestations, à leurs conditions. Nous vous mettons en relation avec eux et ne sommes pas responsables de leurs services. Si l’un d’eux vous déçoit, dites-le-nous\u202f: nous vous aidons à trouver une solution.',
  },
  {
    title: 'Nous n’encaissons rien ici.',
    text: 'Le site n’a pas de caisse et ne demande jamais de numéro de carte. Un message qui vous presse de payer sur ce site ne vient pas de nous.',
  },
  {
    title: 'Nous n’affichons pas de prix.',
    text: 'Ils varient trop avec la saison, le véhicule, l’hébergement et le nombre de voyageurs. Un prix honnête se lit dans un devis.',
  },
  {
    title: 'Nous ne commandons ni à la pluie ni aux avions.',
    text: 'Une piste est coupée, un vol intérieur change d’heure. Gardez un jour de marge avant le vol du retour\u202f: c’est le premier conseil que nous donnons.',
  },
]

function LimitsSection() {
  return (
    <section aria-labelledby="limites" className="wrap py-section">
      <p className="label text-route">Le lendemain, au grand jour</p>
      <h2 id="limites" className="mt-3 max-w-[12em]">
        Ce que nous ne faisons pas
      </h2>
      <dl className="mt-10">
        {limits.map(({ title, text }) => (
          <div
            key={title}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-3 border-t-3 border-edge py-7 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
          >
            <dt className="max-w-[16em] font-display text-step/[1.12] font-extrabold tracking-[-0.012em] text-balance">
              {title}
            </dt>
            <dd className="max-w-[56ch] text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-4">
        <ButtonLink to="/contact" className="max-xs:w-full">
          Commencer par une question
        </ButtonLink>
        <Link to="/cgu" className="inline-flex min-h-11 items-center">
          Lire les conditions d’utilisation
        </Link>
      </div>
    </section>
  )
}

export function ServicesPage() {
  return (
    <>
      <WebPageData />
      <ServicesHeader />
      <AdviceSection />
      <BookingSection />
      <SunsetDivider />
      <AppSection />
      <NightfallDivider />
      <EmergencySection />
      <div className="lamba" />
      <LimitsSection />
    </>
  )
}
