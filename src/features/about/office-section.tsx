import { config } from '#src/config.ts'
import { MeaningSection } from '#src/features/about/meaning-section.tsx'
import { formatHours } from '#src/lib/opening-hours.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { HoursRow } from '#src/ui/hours-row.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

/** The office's name, address and opening hours, drawn as an enamel sign. */
function OfficeDetails({ className }: { className: string }) {
  return (
    <div
      className={`on-dark rounded-panel bg-forest p-2 text-vanilla shadow-print print:border print:border-edge ${className}`}
    >
      <div className="rounded-paper border-2 border-vanilla/60 px-[min(1.25rem,5vw)] py-5">
        <p className="font-display text-[min(1.75rem,8vw)]/tight font-extrabold">{config.siteName}</p>
        <p className="label mt-1 text-[min(0.8125rem,5.4vw)] text-gold">Fournisseur de Produits Touristiques</p>
        <p className="mt-4 text-base/snug">{config.address}</p>
        <ul className="mt-4 grid gap-1 text-base/snug">
          <HoursRow days="Lundi – vendredi">{formatHours(config.openingHours.weekdays)}</HoursRow>
          <HoursRow days="Samedi">{formatHours(config.openingHours.saturday)}</HoursRow>
        </ul>
      </div>
    </div>
  )
}

export function OfficeSection() {
  return (
    <MeaningSection
      number={1}
      title="Le pas"
      definition="Nom. Le pied qui se pose sur le sol."
      example={['mandia', 'poser le pied, fouler']}
      statement="Le nôtre se pose à Antananarivo, ville d’escaliers au milieu des rizières."
    >
      <div className="mt-6 grid max-w-[62ch] gap-4">
        <p>
          C’est d’ici que partent la RN7 vers le Sud, la RN2 vers l’océan Indien, la RN4 vers Mahajanga. C’est ici
          qu’arrivent les nouvelles&#x202f;: un pont a cédé, un bac est en panne.
        </p>
        <p>
          Notre métier&#x202f;: écouter ce que vous cherchez, puis vous mettre en relation avec ceux qui sauront vous y
          conduire.
        </p>
      </div>
      <div className="mt-12 @min-[47rem]:grid @min-[47rem]:grid-cols-[7fr_5fr] @min-[47rem]:items-end">
        <PictureFrame className="@min-[47rem]:-rotate-1">
          <img
            src={sceneOf('city')}
            alt="Un escalier d’Antananarivo entre les maisons de brique, au soleil couchant"
            width={480}
            height={360}
            loading="lazy"
          />
        </PictureFrame>
        <OfficeDetails className="relative z-1 @max-[47rem]:mx-[4%] @max-[47rem]:-mt-8 @min-[47rem]:mb-8 @min-[47rem]:-ml-14 print:m-0 print:mt-3" />
      </div>
    </MeaningSection>
  )
}
