import { type ErrorComponentProps, useMatch } from '@tanstack/react-router'
import { MissingCode } from '#src/lib/load-late.ts'
import { pageTitle } from '#src/lib/page-title.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { HydrationMark } from '#src/ui/hydration-mark.tsx'

/** Stands in the site's frame where a page should be whose code did not come. Any other error is the whole site's. */
export function PageFailure({ error }: ErrorComponentProps) {
  const isInFrame = useMatch({ strict: false, select: ({ routeId }) => String(routeId).startsWith('/_site/') })
  if (!isInFrame || !(error instanceof MissingCode)) throw error
  return (
    <div className="wrap py-section">
      <title>{pageTitle('Erreur de chargement')}</title>
      <h1 tabIndex={-1} data-page-heading className="text-h2">
        Erreur de chargement
      </h1>
      <p className="mt-5 max-w-[48ch] text-lead/snug">
        Impossible de charger cette page. Vérifiez votre connexion internet, puis réessayez.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>
          <Icon name="retry" />
          Réessayer
        </Button>
        <ButtonLink to="/" look="outlined">
          Retour à l'accueil
        </ButtonLink>
      </div>
      <HydrationMark />
    </div>
  )
}
