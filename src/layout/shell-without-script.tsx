import { config } from '#src/config.ts'
import { Wordmark } from '#src/layout/brand.tsx'
import { navigation } from '#src/layout/navigation.ts'

/** For shell.html without JavaScript: links to the prerendered pages, and how to reach the provider. */
export function ShellWithoutScript() {
  return (
    <noscript>
      <div className="wrap py-section">
        <p>
          <a href="/" className="text-current no-underline">
            <Wordmark />
          </a>
        </p>
        <h1 className="mt-8 max-w-[16em] text-h2">Cette page a besoin de JavaScript</h1>
        <p className="mt-5 max-w-[48ch] text-lead/snug">
          Votre navigateur n’en exécute pas. Écrivez-nous à{' '}
          <a href={`mailto:${config.email}`} className="wrap-anywhere">
            {config.email}
          </a>
          , ou appelez le{' '}
          <a href={config.phoneLink} className="whitespace-nowrap">
            {config.phone}
          </a>
          &#x202f;: nous vous dirons ce qu’elle contient, si elle existe.
        </p>
        <nav aria-label="Pages sans JavaScript" className="mt-8">
          <p>Celles-ci se lisent sans JavaScript&#x202f;:</p>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <a href={to} className="flex min-h-11 items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lamba-thin mt-8" />
      </div>
    </noscript>
  )
}
