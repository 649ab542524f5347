import { ApkLink } from '#src/features/download/apk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stop } from '#src/ui/stop.tsx'

/** The terminus: the route comes in from the edge of the window and ends at the button. */
export function LastCall() {
  return (
    <section aria-labelledby="last-call-title" className="wrap pb-section print:hidden">
      <div aria-hidden="true" className="mb-7 -ml-[max(var(--spacing-gutter),calc(50vw-656px+var(--spacing-gutter)))] flex max-w-[70vw] items-center gap-3.5 text-route">
        <span className="route-x grow" />
        <Stop filled>
          <Icon name="download" />
        </Stop>
      </div>
      <h2 id="last-call-title" className="text-[min(var(--text-hero),11.5vw)]/[0.98]">
        Tant qu’il y a du wifi
      </h2>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ApkLink className="max-xs:w-full">Télécharger Maintenant</ApkLink>
        <p className="text-small font-semibold">Gratuit • Sécurisé • Sans publicité</p>
      </div>
    </section>
  )
}
