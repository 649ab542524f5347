import { config } from '#src/config.ts'
import { Wordmark } from '#src/layout/brand.tsx'
import { pageTitle } from '#src/layout/document-head.ts'
import { PosterScreen } from '#src/layout/poster-screen.tsx'
import breakdown from '#src/pictures/states/breakdown.svg'
import { Button, ButtonAnchor } from '#src/ui/button.tsx'
import { useLazyModule } from '#src/ui/hooks/use-lazy-module.ts'
import { Icon } from '#src/ui/icon.tsx'

const loadPosterLinks = () => import('#src/layout/poster-links.tsx')

/** Replaces the whole site after an unexpected error. Its links reload the page, since the router may be broken. */
export function ErrorScreen() {
  const { module } = useLazyModule(loadPosterLinks, true)
  return (
    <main id="contenu" tabIndex={-1}>
      <title>{pageTitle('Une erreur s’est produite')}</title>
      <meta name="robots" content="noindex" />
      <PosterScreen
        picture={breakdown}
        alt="Une charrette à zébus à l’arrêt, une roue cassée ; son conducteur se gratte la tête"
        background="bg-night-sky"
        title="Oups ! Une erreur s'est produite"
        className="min-h-svh"
        above={
          <a href="/" className="mb-9 self-start text-vanilla no-underline">
            <Wordmark />
          </a>
        }
      >
        <p className="mt-7 max-w-[26em] text-lead/normal">
          Notre équipe technique a été notifiée. Souvent, recharger la page suffit à repartir.
        </p>
        <div className="mt-7 flex flex-wrap gap-3.5">
          <Button look="paper" onClick={() => location.reload()}>
            <Icon name="retry" />
            Recharger la page
          </Button>
          <ButtonAnchor look="on-picture" href="/">
            Retour à l'accueil
          </ButtonAnchor>
        </div>
        {module && <module.PosterLinks reloadDocument className="mt-9 max-w-[52rem]" />}
        <p className="mt-7 text-base text-on-band-soft">
          Une urgence en chemin ?{' '}
          <a href={config.phoneLink} className="whitespace-nowrap text-vanilla">
            {config.phone}
          </a>
        </p>
      </PosterScreen>
    </main>
  )
}
