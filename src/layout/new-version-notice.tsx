import { useIsMutating } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Offers to reload when a new version of the site is installed. Without a reload the next visit shows it. */
export function NewVersionNotice({ className }: { className: string }) {
  const available = useSyncExternalStore(watchForNewVersion, hasNewVersion, () => false)
  const sending = useIsMutating() > 0

  if (!available) return null
  return (
    <p className={`on-dark flex flex-wrap items-center justify-center gap-x-3 bg-ink text-vanilla ${className}`}>
      Nouvelle version disponible
      <button
        type="button"
        disabled={sending}
        onClick={() => void startNewVersion()}
        className="min-h-11 px-2 underline underline-offset-4 disabled:opacity-60"
      >
        Actualiser
      </button>
    </p>
  )
}

let available = false

function hasNewVersion(): boolean {
  return available
}

/** Calls `onChange` when a new version is waiting, or when another tab has activated one. */
function watchForNewVersion(onChange: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  const controller = new AbortController()
  const { signal } = controller
  const announce = () => {
    available = true
    onChange()
  }

  let isControlled = serviceWorker.controller !== null
  const onControllerChange = () => {
    // On a first visit the worker that takes control has the version of the page.
    if (isControlled) announce()
    isControlled = true
  }
  serviceWorker.addEventListener('controllerchange', onControllerChange, { signal })

  async function watchRegistration() {
    const registration = await serviceWorker.ready
    if (registration.waiting) announce()
    const onUpdateFound = () => {
      const { installing } = registration
      const onStateChange = () => {
        if (installing?.state === 'installed') announce()
      }
      installing?.addEventListener('statechange', onStateChange, { signal })
    }
    // An update may already be under way.
    onUpdateFound()
    registration.addEventListener('updatefound', onUpdateFound, { signal })
    // Browsers check for updates when a page is opened, and some pages stay open for days.
    const onVisibilityChange = () => {
      if (!document.hidden) registration.update().catch(() => {})
    }
    document.addEventListener('visibilitychange', onVisibilityChange, { signal })
  }
  // Fails in browsers that block service workers, which have no versions to offer.
  watchRegistration().catch(() => {})
  return () => controller.abort()
}

/** Activates the waiting version and reloads the page. */
async function startNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have a target origin
  registration.waiting.postMessage({ type: 'SKIP_WAITING' })
}
