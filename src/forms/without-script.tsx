import { config } from '#src/config.ts'

/** Stands over a form for who runs no scripts, where the form itself is hidden: it could not send anything. */
export function WithoutScript() {
  return (
    <noscript>
      <p className="max-w-[48ch] border-l-6 border-route bg-raised px-4.5 py-4">
        Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas. Écrivez-nous plutôt à{' '}
        <a href={`mailto:${config.email}`}>{config.email}</a>, ou appelez le{' '}
        <a href={config.phoneLink} className="whitespace-nowrap">
          {config.phone}
        </a>
        &#x202f;: nous répondons de la même façon.
      </p>
    </noscript>
  )
}
