import { config } from '#src/config.ts'
import { Icon } from '#src/ui/icon.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

const steps = [
  {
    title: 'Téléchargez le fichier',
    text: 'Depuis votre téléphone, ou avec le code QR. De préférence en wifi.',
  },
  {
    title: 'Ouvrez-le',
    text: 'Touchez la notification du téléchargement, ou cherchez le fichier .apk dans vos téléchargements.',
  },
  {
    title: 'Donnez votre accord',
    text: 'Android demande si votre navigateur peut installer des applications\u202f: touchez «\u202fParamètres\u202f», autorisez cette source, revenez en arrière, puis touchez «\u202fInstaller\u202f». Sur Android 7, l’option se nomme «\u202fSources inconnues\u202f», dans les réglages de sécurité. Vous pouvez retirer cet accord une fois l’installation terminée.',
  },
  {
    title: 'Chargez vos circuits',
    text: `Ouvrez ${config.siteName}, acceptez la localisation et chargez vos circuits avant de partir. Sur la piste, il sera trop tard.`,
  },
]

export function Installation() {
  return (
    <section aria-labelledby="installation-title">
      <h2 id="installation-title" className="text-[min(var(--text-h2),9.5vw)]">
        L’installer en quatre gestes
      </h2>
      <ol className="@container mt-9">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative grid gap-x-4 gap-y-2 pb-8 *:min-w-0 @min-[17rem]:grid-cols-[auto_1fr] @min-[17rem]:not-last:before:absolute not-last:before:top-12 not-last:before:bottom-1 not-last:before:left-[20.5px] not-last:before:route-y not-last:before:text-route not-last:before:content-['']"
          >
            <span aria-hidden="true">
              <StepMarker>{index + 1}</StepMarker>
            </span>
            <div className="pt-1.5">
              <h3 className="text-[min(1.5rem,8vw)]">{title}</h3>
              <p className="mt-1.5 max-w-[54ch] text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="max-w-[58ch] border-l-6 border-raffia py-1 pl-4 text-small">
        <strong>Vous avez un iPhone&#x202f;?</strong> L’application n’existe que pour Android. Les circuits, les lieux
        et les numéros d’urgence restent accessibles sur ce site.
      </p>
    </section>
  )
}

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

export function TechnicalDetails() {
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
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5 first:border-t-0"
          >
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
      <p className="mt-4 text-small/snug text-soft">Seul le SOS, quand vous le déclenchez, transmet votre position.</p>
    </section>
  )
}
