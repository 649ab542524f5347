import { config } from '#src/config.ts'
import { BrandLettering } from '#src/layout/brand.tsx'
import { StatePoster } from '#src/layout/state-poster.tsx'
import { pageTitle } from '#src/lib/page-title.ts'
import breakdown from '#src/pictures/states/breakdown.svg'
import { Button, ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { HydrationMark } from '#src/ui/hydration-mark.tsx'

/** Stands in for the whole site after an error that nobody foresaw: its links load the site anew. */
export function BreakdownScreen() {
  return (
    <main id="contenu" tabIndex={-1}>
      <title>{pageTitle('Une erreur s’est produite')}</title>
      <meta name="robots" content="noindex" />
      <StatePoster
        picture={breakdown}
        alt="Une charrette à zébu à l’arrêt, une roue cassée ; son conducteur se gratte la tête"
        sky="bg-night-sky"
        title="Oups ! Une erreur s'est produite"
        className="min-h-svh"
        above={
          <a href="/" className="mb-9 self-start text-vanilla no-underline">
            <BrandLettering />
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
        <p className="mt-7 text-base text-on-band-soft">
          Une urgence en chemin ?{' '}
          <a href={config.phoneLink} className="whitespace-nowrap text-vanilla">
            {config.phone}
          </a>
        </p>
      </StatePoster>
      <HydrationMark />
    </main>
  )
}
