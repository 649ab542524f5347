import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { NetworkError } from '#src/api/errors.ts'
import type { AppRouter } from '#src/app/router.tsx'
import type { Settings } from '#src/settings.ts'

/** A small file that every host has or refuses at once, and that no worker keeps. */
const probe = '/robots.txt'

/** Milliseconds after which nobody believes in an answer, and between two questions. */
const timeoutMs = 8000
const pause = 5000
/** Milliseconds before a page that stands still asks again, at first and at most: each time twice as long, for the battery's sake. */
const firstQuiet = 10_000
const longestQuiet = 320_000

/**
 * Keeps Query's `onlineManager` right, which by itself takes every start for one with a network and does not know of a Wi-Fi
 * that leads nowhere: a call that nobody answered is a reason to ask whether there is a network at all.
 */
export function watchReach(queryClient: QueryClient, { apiBaseUrl, maintenanceMode }: Pick<Settings, 'apiBaseUrl' | 'maintenanceMode'>) {
  const api = new URL(apiBaseUrl, location.href)
  /** Of an API elsewhere, our own host tells nothing. */
  const ownHostTells = maintenanceMode || api.origin === location.origin

  /** How often the browser has said that a network has come. */
  let networks = 0
  /** When it last said that the network has gone, in milliseconds since the page was opened. */
  let lostAt = -Infinity
  let asking: Promise<void> | undefined
  /** Milliseconds since the page was opened. */
  let askedAt = -Infinity
  let next: ReturnType<typeof setTimeout> | undefined
  let quiet = firstQuiet

  const end = new AbortController()
  const { signal } = end

  onlineManager.setOnline(navigator.onLine)
  const onOnline = () => {
    networks += 1
    // It may lead nowhere.
    void check()
  }
  addEventListener('online', onOnline, { signal })
  addEventListener('offline', () => (lostAt = performance.now()), { signal })
  // From now on it hears the browser's own events: React mounts the client only when the page is complete.
  queryClient.mount()
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'failed') consider(event.action.error)
    if (event.action.type === 'success' && !event.action.manual) reconsider()
  })
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') consider(event.action.error)
    if (event.action.type === 'success') reconsider()
  })

  /** An answer is a reason to ask again before the pause is over. */
  function reconsider(): void {
    if (!onlineManager.isOnline()) void check()
  }

  function consider(error: unknown): void {
    if (error instanceof NetworkError) void check()
    else if (error instanceof Error) consider(error.cause)
  }

  /** Asks the site's own host whether it is there, and goes on asking until it is. */
  function check(): Promise<void> {
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
    if (!navigator.onLine || signal.aborted) return
    if (answered) return askWhereItStandsStill()
    quiet = firstQuiet
    askIn(pause)
  }

  function askWhereItStandsStill(): void {
    askIn(quiet, () => {
      quiet = Math.min(2 * quiet, longestQuiet)
    })
  }

  function askIn(milliseconds: number, beforehand = () => {}): void {
    clearTimeout(next)
    next = setTimeout(() => {
      beforehand()
      // What nobody sees asks when it is seen.
      if (document.hidden) document.addEventListener('visibilitychange', () => void check(), { once: true, signal })
      else void check()
    }, milliseconds)
  }

  async function isOwnHostThere(): Promise<boolean> {
    // It may be back.
    if (!onlineManager.isOnline()) await check()
    return onlineManager.isOnline()
  }

  const askApi = () => ask(new URL(probe, api).href)

  return {
    check,

    stop: () => {
      end.abort()
      stopQueries()
      stopMutations()
      queryClient.unmount()
      clearTimeout(next)
    },

    /** Pages whose lists are fresh make no call that could fail: going to another one is a reason to ask, and then now and then. */
    askAtPageChanges: (router: AppRouter): void => {
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation || !onlineManager.isOnline()) return
        quiet = firstQuiet
        askIn(Math.max(0, askedAt + pause - performance.now()))
      })
    },

    /**
     * For what is sent: rejects with a NetworkError where there is no network. On one that leads nowhere, nobody could tell
     * whether it has arrived.
     */
    whenReachable: async (): Promise<void> => {
      if (ownHostTells && !(await isOwnHostThere())) throw new NetworkError('No network', { mayHaveArrived: false })
    },

    /** Whether lists that are thrown away could be loaded again. */
    canLoadAgain: async (): Promise<boolean> => {
      // What answers within the page always can.
      if (maintenanceMode) return true
      return ownHostTells ? isOwnHostThere() : (await askApi()) === 'answer'
    },

    /**
     * Whether the API may have taken a request that left at `startedAt` and broke off soon after, which `fetch` does not tell
     * from one that was refused: not, if another question is refused as well. Milliseconds since the page was opened.
     */
    mayHaveTaken: async (startedAt: number): Promise<boolean> => {
      if (maintenanceMode) return false
      return (await askApi()) !== 'refusal' || lostAt > startedAt
    },
  }
}

/** Whether anything comes is all that counts, and all that the host of another origin lets a page know. */
async function ask(url: string): Promise<'answer' | 'refusal' | 'silence'> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal: timeout })
    return 'answer'
  } catch {
    return timeout.aborted ? 'silence' : 'refusal'
  }
}
