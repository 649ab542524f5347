const features = [
  {
    title: 'Un conseil personnalisé',
    text: 'Dates, rythme, budget\u202f: un conseiller prépare le circuit avec vous, gratuitement.',
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
    title: 'Une assistance 24\u202fh/24',
    text: 'Une équipe vous répond jour et nuit, pendant tout le voyage.',
  },
]

/** What the provider itself does for every traveller, apart from what the price of a trip covers. */
export function ProviderServices() {
  return (
    <section aria-labelledby="included" className="bg-raised">
      <div className="wrap grid gap-x-16 gap-y-8 py-[clamp(56px,7vw,96px)] print:py-5 lg:grid-cols-[5fr_7fr]">
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
