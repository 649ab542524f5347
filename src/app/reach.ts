import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { NetworkError } from '#src/api/errors.ts'
import type { AppRouter } from '#src/app/router.tsx'
import { config } from '#src/config.ts'

/** A small file of the site's own host that no worker keeps. */
const probe = '/robots.txt'
/** Of an API elsewhere, our own host tells nothing. */
const sendsToOwnHost = config.maintenanceMode || new URL(config.apiBaseUrl, location.href).origin === location.origin

/** Milliseconds after which nobody believes in an answer, and between two questions. */
const patience = 8000
const pause = 5000

/** How often the browser has said that a network has come. */
let networks = 0
/** When it last said that the network has gone, in milliseconds since the page was opened. */
let lostAt = -Infinity
let asking: Promise<void> | undefined
/** Milliseconds since the page was opened. */
let askedAt = -Infinity
let next: ReturnType<typeof setTimeout> | undefined

/**
 * Keeps Query's `onlineManager` right, which by itself takes every start for one with a network and does not know of a Wi-Fi
 * that leads nowhere: a call that nobody answered is a reason to ask whether there is a network at all.
 */
export function watchReach(queryClient: QueryClient): void {
  onlineManager.setOnline(navigator.onLine)
  addEventListener('online', () => (networks += 1))
  addEventListener('offline', () => (lostAt = performance.now()))
  // From now on it hears the browser's own events: React mounts the client only when the page is complete.
  queryClient.mount()
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'failed') consider(event.action.error)
    if (event.action.type === 'success' && !event.action.manual) reconsider()
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') consider(event.action.error)
    if (event.action.type === 'success') reconsider()
  })
}

/** Pages whose lists are fresh make no call that could fail: going to another one is a reason to ask, now and then. */
export function askAtPageChanges(router: AppRouter): void {
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation || !onlineManager.isOnline()) return
    clearTimeout(next)
    next = setTimeout(() => void checkReach(), Math.max(0, askedAt + pause - performance.now()))
  })
}

/** An answer is a reason to ask again before the pause is over. */
function reconsider(): void {
  if (!onlineManager.isOnline()) void checkReach()
}

function consider(error: unknown): void {
  if (error instanceof NetworkError) void checkReach()
  else if (error instanceof Error) consider(error.cause)
}

/**
 * Rejects with a NetworkError where there is no network: on one that leads nowhere, nobody could tell whether what is sent has
 * arrived, and what is thrown away is gone.
 */
export async function whenReachable(): Promise<void> {
  if (onlineManager.isOnline() || !sendsToOwnHost) return
  // It may be back.
  await checkReach()
  if (!onlineManager.isOnline()) throw new NetworkError('No network', { mayHaveArrived: false })
}

/**
 * Whether the API may have taken a request that left at `startedAt` and broke off soon after, which `fetch` does not tell from one
 * that was refused: not, if another question is refused as well. Milliseconds since the page was opened.
 */
export async function mayHaveTaken(startedAt: number): Promise<boolean> {
  if (config.maintenanceMode) return false
  const api = new URL(config.apiBaseUrl, location.href)
  return (await ask(new URL(probe, api).href)) !== 'refusal' || lostAt > startedAt
}

/** Asks the site's own host whether it is there, and goes on asking until it is. */
export function checkReach(): Promise<void> {
  asking ??= askOwnHost().finally(() => {
    asking = undefined
  })
  return asking
}

async function askOwnHost(): Promise<void> {
  askedAt = performance.now()
  clearTimeout(next)
  const networksBefore = networks
  const answered = (await ask(probe)) === 'answer'
  // It was lost with the network that there was before.
  if (!answered && networks > networksBefore) return askOwnHost()
  onlineManager.setOnline(navigator.onLine && answered)
  // The browser itself tells when a network that was switched off is back.
  clearTimeout(next)
  if (navigator.onLine && !answered) next = setTimeout(() => void checkReach(), pause)
}

/** Whether anything comes is all that counts, and all that the host of another origin lets a page know. */
async function ask(url: string): Promise<'answer' | 'refusal' | 'silence'> {
  const patient = AbortSignal.timeout(patience)
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal: patient })
    return 'answer'
  } catch {
    return patient.aborted ? 'silence' : 'refusal'
  }
}
