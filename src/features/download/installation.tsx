import { config } from '#src/config.ts'
import { Stop } from '#src/ui/stop.tsx'

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

/** From the file to an application that works on the track. */
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
              <Stop>{index + 1}</Stop>
            </span>
            <div className="pt-1.5">
              <h3 className="text-[min(1.5rem,8vw)]">{title}</h3>
              <p className="mt-1.5 max-w-[54ch] text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="max-w-[58ch] border-l-6 border-raffia py-1 pl-4 text-small">
        <strong>Vous avez un iPhone&#x202f;?</strong> L’application n’existe que pour Android. Les
        circuits, les lieux et les numéros d’urgence restent accessibles sur ce site.
      </p>
    </section>
  )
}
