import { type ErrorComponentProps, useMatch } from '@tanstack/react-router'
import { pageTitle } from '#src/layout/document-head.ts'
import { assistantScript } from '#src/lib/service-worker.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

const missingCodeMessage = 'The code did not arrive'

/**
 * Gives the errors of failed imports a message of our own. At the browser's message the router would reload the page, and
 * without network lose it. Browsers do not retry a failed import, so the page asks for a reload (index.html).
 */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The chat says that its request failed, and offers to repeat it.
    if (payload.message.includes(assistantScript)) return
    payload.message = missingCodeMessage
    document.documentElement.dataset['incomplete'] = ''
  })
}

/** Replaces a page whose code could not be loaded. Other errors go to the ErrorScreen. */
export function PageError({ error }: ErrorComponentProps) {
  const isInFrame = useMatch({ strict: false, select: ({ routeId }) => String(routeId).startsWith('/_site/') })
  if (!isInFrame || !(error instanceof Error && error.message === missingCodeMessage)) throw error
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
    </div>
  )
}
