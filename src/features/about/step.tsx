import { DoorPlate } from '#src/features/about/door-plate.tsx'
import { Sense } from '#src/features/about/sense.tsx'
import { sceneOf } from '#src/pictures/scenes.ts'
import { Print } from '#src/ui/print.tsx'

/** Where the provider stands, and what it is. */
export function Step() {
  return (
    <Sense
      number={1}
      title="Le pas"
      definition="Nom. Le pied qui se pose sur le sol."
      example={['mandia', 'poser le pied, fouler']}
      statement="Le nôtre se pose à Antananarivo, ville d’escaliers au milieu des rizières."
    >
      <div className="mt-6 grid max-w-[62ch] gap-4">
        <p>
          C’est d’ici que partent la RN7 vers le Sud, la RN2 vers l’océan Indien, la RN4 vers Mahajanga.
          C’est ici qu’arrivent les nouvelles&#x202f;: un pont a cédé, un bac est en panne.
        </p>
        <p>
          Notre métier&#x202f;: écouter ce que vous cherchez, puis vous mettre en relation avec ceux qui
          sauront vous y conduire.
        </p>
      </div>
      <div className="mt-12 @min-[47rem]:grid @min-[47rem]:grid-cols-[7fr_5fr] @min-[47rem]:items-end">
        <Print className="@min-[47rem]:-rotate-1">
          <img
            src={sceneOf('city')}
            alt="Un escalier d’Antananarivo entre les maisons de brique, au soleil couchant"
            width={480}
            height={360}
            loading="lazy"
          />
        </Print>
        <DoorPlate className="relative z-1 @max-[47rem]:mx-[4%] @max-[47rem]:-mt-8 @min-[47rem]:mb-8 @min-[47rem]:-ml-14 print:m-0 print:mt-3" />
      </div>
    </Sense>
  )
}
