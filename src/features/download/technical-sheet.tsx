import { Icon } from '#src/ui/icon.tsx'

const requirements = [
  { label: 'Système', value: 'Android 7.0 ou plus récent' },
  { label: 'Espace de stockage', value: '150\u202fMo' },
  { label: 'GPS', value: 'requis pour la navigation' },
  { label: 'Connexion', value: 'fonctionne hors ligne' },
]

const assurances = [
  'Application officielle signée',
  'Aucune donnée personnelle collectée',
  'Communications chiffrées',
  'Mises à jour automatiques',
]

/** What the telephone must have, and what the application promises: the back of the ticket. */
export function TechnicalSheet() {
  return (
    <section
      aria-labelledby="technical-title"
      className="ticket self-start rounded-paper bg-raised px-[min(6.5vw,32px)] py-8 lg:mt-2"
    >
      <h2 id="technical-title" className="text-[min(var(--text-h3),8.5vw)]">
        Informations techniques
      </h2>
      <dl className="mt-4">
        {requirements.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5 first:border-t-0">
            <dt className="text-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-7 text-[min(1.5rem,8vw)]">Sécurité</h3>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 text-[min(var(--text-body),7.5vw)]">
        {assurances.map((assurance) => (
          <li key={assurance} className="flex gap-[10px]">
            <Icon name="check" className="mt-1 size-5 text-route" />
            <span className="min-w-0">{assurance}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small/snug text-soft">
        Seul le SOS, quand vous le déclenchez, transmet votre position.
      </p>
    </section>
  )
}
