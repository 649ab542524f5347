import type { Circuit } from '#src/contract/circuit.ts'
import { touristTrip } from '#src/features/circuits/circuit-structured-data.ts'
import { CircuitHighlights } from '#src/features/circuits/overview/circuit-highlights.tsx'
import { PriceCard } from '#src/features/circuits/price-card.tsx'
import { TripDetails } from '#src/features/circuits/trip-details.tsx'
import { useCircuitPlaces } from '#src/features/circuits/use-circuit-lists.ts'
import { StructuredData } from '#src/layout/structured-data.tsx'

/** The first tab of a circuit. */
export function CircuitOverview({ circuit }: { circuit: Circuit }) {
  const { data: places = [] } = useCircuitPlaces(circuit)
  return (
    <>
      <StructuredData thing={touristTrip(circuit, places)} />
      <h2 tabIndex={-1} data-page-heading className="sr-only">
        Aperçu du circuit {circuit.name}
      </h2>
      <div className="wrap grid gap-12 py-[clamp(56px,7vw,96px)] *:min-w-0 lg:grid-cols-[7fr_5fr] lg:gap-x-22">
        <CircuitHighlights circuit={circuit} />
        {/* The padding keeps it clear of the poster. Without highlights it is the only child. */}
        <div className="grid content-start gap-x-22 gap-y-7.5 *:min-w-0 only:col-span-full lg:pt-18 lg:only:grid-cols-2">
          <PriceCard circuit={circuit} />
          <TripDetails circuit={circuit} />
        </div>
      </div>
      <IncludedFeatures />
    </>
  )
}

const features = [
  {
    title: 'Un conseil personnalisé',
    text: 'Dates, rythme, budget : un conseiller prépare le circuit avec vous, gratuitement.',
  },
  {
    title: 'Des partenaires sur place',
    text: 'Nous vous mettons en relation avec les prestataires et facilitons vos réservations.',
  },
  {
    title: 'L’application, même sans réseau',
    text: 'Guide GPS narré et cartes hors ligne, à télécharger gratuitement avant le départ.',
  },
  {
    title: 'Un SOS qui sait où vous êtes',
    text: 'En cas d’urgence, l’application transmet votre position précise.',
  },
  {
    title: 'Une assistance 24/7',
    text: 'Une équipe vous répond jour et nuit, pendant tout le voyage.',
  },
]

function IncludedFeatures() {
  return (
    <section aria-labelledby="included" className="bg-raised">
      <div className="wrap grid gap-x-16 gap-y-8 py-[clamp(56px,7vw,96px)] lg:grid-cols-[5fr_7fr]">
        <h2 id="included">
          Inclus dans
          <br />
          votre voyage
        </h2>
        <dl>
          {features.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4.5 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-2 md:items-baseline"
            >
              <dt className="font-display text-[1.25rem]/tight font-extrabold">{title}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
