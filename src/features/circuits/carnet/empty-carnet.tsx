import { sceneOf } from '#src/pictures/scenes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'
import { KeepIcon } from '#src/ui/icon.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

/** Also what the prerendered page shows, which does not know what the device keeps. */
export function EmptyCarnet({ isShared }: { isShared: boolean }) {
  const isHydrating = useIsHydrating()
  const state = isShared ? 'Ce que contient ce lien n’est plus proposé' : 'Rien n’est gardé pour l’instant'
  return (
    <div className="grid items-center gap-x-14 gap-y-8 *:min-w-0 md:grid-cols-[5fr_6fr]">
      <PictureFrame className="max-w-120 -rotate-1">
        <img src={sceneOf(null)} alt="" width={480} height={360} />
      </PictureFrame>
      <div>
        <p className="label text-route">{isHydrating ? '\u00a0' : state}</p>
        <h2 className="mt-2 text-h3">Gardez ce qui vous tente</h2>
        <p className="mt-3 mb-6 max-w-[32rem] text-soft">
          Chaque circuit et chaque lieu porte ce signet{' '}
          <span className="inline-block">
            <KeepIcon kept={false} />
          </span>{' '}
          {'«\u202fGarder\u202f»'}. Ce que vous gardez se range ici, avec les jours et les heures de route de
          l’ensemble.
        </p>
        <ButtonLink to="/" hash="circuits">
          Voir les circuits
        </ButtonLink>
        <noscript>
          <p className="mt-6 text-soft">Sans JavaScript, le site ne peut rien garder sur cet appareil.</p>
        </noscript>
      </div>
    </div>
  )
}
