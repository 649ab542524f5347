import { config } from '#src/config.ts'
import map from '#src/pictures/app/map.svg'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { useFocusReturn } from '#src/ui/focus.ts'
import { Icon } from '#src/ui/icon.tsx'

/**
 * Hidden while the assistant is open, while a field has the focus, and in low windows. Also hidden in narrow ones while the
 * keyboard is used.
 */
const hiddenWhen =
  'in-[body:has([data-chat-open])]:hidden [@media(height<30rem)]:hidden in-data-[focus=field]:hidden [@media(width<37.5rem)]:in-data-[focus=control]:hidden'

export function AppPopup({ onDismiss }: { onDismiss: () => void }) {
  const { container: popup, rememberFocus, moveFocusFrom } = useFocusReturn<HTMLElement>()
  const dismiss = () => {
    moveFocusFrom(popup.current)
    onDismiss()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape for the controls inside
    <aside
      ref={popup}
      aria-label="Application mobile"
      data-app-popup
      onFocus={rememberFocus}
      onKeyDown={({ key }) => {
        if (key === 'Escape') dismiss()
      }}
      className={`fixed right-[20px] bottom-[calc(6rem+var(--foot-bar-height))] z-20 max-h-[calc(100dvh-var(--header-height)-var(--foot-bar-height)-7rem)] w-[min(24rem,100vw-40px)] overflow-y-auto overscroll-contain rounded-paper bg-paper text-text shadow-print transition duration-260 ease-move starting:translate-x-6 starting:opacity-0 print:hidden ${hiddenWhen}`}
    >
      <div className="ticket grid grid-cols-[minmax(0,1fr)] bg-raised xs:grid-cols-[5.5rem_minmax(0,1fr)]">
        <div className="relative overflow-hidden border-r-2 border-dashed border-edge max-xs:hidden">
          <img
            src={map}
            alt=""
            width={390}
            height={844}
            className="absolute top-5 left-1/2 h-auto w-17 max-w-none -translate-x-1/2 rotate-5 rounded-panel border-3 border-ink"
          />
        </div>
        {/* One row on phones, two when the text is large. */}
        <div className="min-w-0 max-xs:flex max-xs:min-h-18 max-xs:flex-wrap max-xs:items-center max-xs:gap-2 max-xs:py-1 max-xs:pl-4 xs:px-[20px] xs:pt-2 xs:pb-4.5 xs:pl-4">
          <div className="flex min-w-0 items-start gap-2 max-xs:contents xs:-mr-2.5">
            <p className="min-w-0 grow font-display wrap-anywhere max-xs:basis-28 text-[min(1.25rem,6.25vw)]/tight font-extrabold max-xs:text-base/tight xs:pt-2.5">
              L’application <span className="inline-block">{config.siteName}</span>
            </p>
            <button
              type="button"
              aria-label="Fermer l’annonce de l’application"
              onClick={dismiss}
              className="grid size-[max(44px,1.5rem)] shrink-0 place-items-center max-xs:order-1"
            >
              <Icon name="close" />
            </button>
          </div>
          <p className="mt-1 mb-3.5 text-small/snug text-soft max-xs:hidden">
            Gratuite, pour Android&#x202f;: guide GPS narré, même hors ligne, et SOS avec votre position.
          </p>
          <ButtonAnchor
            href={config.apkUrl}
            target="_blank"
            rel="noopener"
            onClick={dismiss}
            className="xs:w-full px-2 max-xs:min-h-11 max-xs:px-3 max-xs:text-small/tight"
          >
            <span>
              Télécharger<span className="max-xs:sr-only"> l’application</span>
            </span>
          </ButtonAnchor>
        </div>
      </div>
    </aside>
  )
}
