/** A small file of the site's own host that no worker keeps. */
const sign = '/robots.txt'

/** Milliseconds after which nobody believes in an answer, and between two questions. */
const patience = 8000
const pause = 30_000

const listeners = new Set<() => void>()
let lost = false
let asking = false

/** Whether anything can be reached. The browser's flag does not know of a Wi-Fi that leads nowhere. */
export function isOnline(): boolean {
  return navigator.onLine && !lost
}

/** Calls back when that changes. Returns how to stop. */
export function watchOnline(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Asks the site's own host whether it is there, and goes on asking until it is. */
export async function checkReach(): Promise<void> {
  if (asking) return
  asking = true
  // The flag knows of a network that is switched off, and tells when it is back.
  // oxlint-disable-next-line no-await-in-loop -- one question after the other
  while (navigator.onLine && !(await answers())) {
    tell(true)
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  asking = false
  tell(false)
}

async function answers(): Promise<boolean> {
  try {
    await fetch(sign, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}

function tell(isLost: boolean): void {
  if (lost === isLost) return
  lost = isLost
  for (const changed of listeners) changed()
}
