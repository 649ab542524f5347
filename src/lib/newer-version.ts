import { readBootData, readBootPage } from '#src/lib/boot-page.ts'
import { whenWorkerSettled } from '#src/lib/when-worker-settled.ts'
import { startNow } from '#src/lib/worker-messages.ts'

let known = false

/**
 * Whether the browser has a newer version of the site ready to start than the one that it keeps. A page that an older worker
 * has fetched from the network may be of that version already.
 */
export function hasNewerVersion(): boolean {
  return known
}

/** Calls back when there is one: kept beside this one, started by another tab, or on the host. Returns how to stop. */
export function watchNewerVersion(onChange: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const tell = () => {
    known = true
    onChange()
  }
  const tellIfReplaced = async () => {
    if (await isReplaced()) tell()
  }
  // What this page would still need may be gone from the host, and no worker may keep it.
  addEventListener('vite:preloadError', () => void tellIfReplaced(), { signal })
  const container = workers()
  if (container) watchWorkers(container, { tell, tellIfReplaced, signal })
  return () => stop.abort()
}

type Watch = { tell: () => void; tellIfReplaced: () => Promise<void>; signal: AbortSignal }

function watchWorkers(container: ServiceWorkerContainer, { tell, tellIfReplaced, signal }: Watch) {
  let controlled = container.controller !== null
  const onControllerChange = () => {
    // The first worker of all takes over a page of its own version, unless the host has changed since the page came.
    if (controlled) tell()
    else void tellIfReplaced()
    controlled = true
  }
  container.addEventListener('controllerchange', onControllerChange, { signal })
  const watchRegistration = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting) tell()
    const onUpdateFound = () => {
      const { installing } = registration
      const onStateChange = () => {
        if (installing?.state === 'installed') tell()
      }
      installing?.addEventListener('statechange', onStateChange, { signal })
    }
    const look = () => {
      // Without network there is nothing new.
      if (!document.hidden) void registration.update().catch(() => {})
    }
    // The browser may have found one before there was anybody to listen.
    onUpdateFound()
    registration.addEventListener('updatefound', onUpdateFound, { signal })
    // Browsers look by themselves when a page is opened, and some pages stay open for days.
    document.addEventListener('visibilitychange', look, { signal })
    addEventListener('vite:preloadError', look, { signal })
  }
  container.ready.then(watchRegistration).catch(() => {})
}

/** Whether the shell, which every build has, starts another app than this page's document. False where none comes. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLElement>('script[data-page]')?.dataset['page']
  try {
    const shell = readBootPage(await (await fetch('/shell.html', { cache: 'no-store' })).text())
    return own !== undefined && shell !== undefined && shell.entry !== readBootData(own).entry
  } catch {
    return false
  }
}

/**
 * Starts the newer version in all tabs, also one that is still being kept. Resolves to whether to open the page anew, now that
 * it has started or come to nothing; to false when it takes too long.
 */
export async function startNewerVersion(): Promise<boolean> {
  // A browser that was told to keep nothing refuses to look.
  const registration = await workers()
    ?.getRegistration()
    .catch(() => undefined)
  const newer = registration?.waiting ?? registration?.installing
  if (!newer) return true
  const settled = whenWorkerSettled(newer)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window, and has none
  const ask = () => newer.postMessage(startNow)
  ask()
  // Chromium may forget the wish while the present worker has something to do.
  const asking = setInterval(ask, 1000)
  const hasSettled = await settled
  clearInterval(asking)
  return hasSettled
}

/** Insecure addresses have none. */
function workers(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
}
