import { PosterLinks } from '#src/layout/poster-links.tsx'
import lost from '#src/pictures/states/lost.svg'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

type CircuitMissingProps = {
  /** Set when the list could not be loaded, so the circuit may exist. */
  failure?: { slug: string; onRetry: () => void }
}

/** Shown instead of a circuit that does not exist or could not be loaded. */
export function CircuitMissing({ failure }: CircuitMissingProps) {
  return (
    <div className="wrap grid items-center gap-10 py-section lg:grid-cols-[5fr_6fr] lg:gap-18">
      <PictureFrame className="max-w-120 -rotate-1">
        <img src={lost} alt="" width={480} height={360} />
      </PictureFrame>
      <div>
        <h1 tabIndex={-1} data-page-heading className="text-h2">
          Circuit non trouvé
        </h1>
        <p className="mt-5 max-w-[48ch] text-lead/snug">
          Le circuit que vous recherchez n'existe pas ou n'est plus disponible.
        </p>
        {failure && (
          <p className="mt-5 border-l-6 border-error pl-4 wrap-anywhere text-soft">
            {/* A slug may contain characters that change the direction of the text after it. */}
            Impossible de charger le circuit <bdi>{failure.slug}</bdi>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          {failure && (
            <Button onClick={failure.onRetry}>
              <Icon name="retry" />
              Réessayer
            </Button>
          )}
          <ButtonLink to="/" look={failure ? 'outlined' : 'filled'}>
            Retour à l'accueil
          </ButtonLink>
        </div>
      </div>
      <PosterLinks className="lg:col-span-full" />
    </div>
  )
}
