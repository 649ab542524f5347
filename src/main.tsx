import { hydrate, onlineManager } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from '#src/app/react-root.ts'
import { createApiClient } from '#src/api/client.ts'
import { NetworkError } from '#src/api/errors.ts'
import { openKeptCircuits } from '#src/storage/kept-circuits.ts'
import { transport } from '#src/api/transport.ts'
import { App } from '#src/app/app.tsx'
import { createCacheStorage } from '#src/app/cache-storage.ts'
import { offerDevtools } from '#src/app/devtools.tsx'
import { readEmbeddedPage } from '#src/app/embedded-page.ts'
import { loadAhead } from '#src/app/load-ahead.ts'
import { followPageChanges } from '#src/app/page-changes.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { answerWorkers, keepFiles, registerWorker, whenWorkerIsReady } from '#src/app/register-worker.ts'
import { watchReach } from '#src/app/reach.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { loadForHydration, watchHydration } from '#src/app/hydration.ts'
import { guardMarkup } from '#src/app/trusted-types.ts'
import { config } from '#src/config.ts'
import { falseAfter } from '#src/lib/false-after.ts'
import { nextTask } from '#src/lib/next-task.ts'
import '#src/app/styles.css'

guardMarkup()
const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

const openedAt = Date.now()
const queryClient = createQueryClient()
const page = readEmbeddedPage(openedAt)
if (page) hydrate(queryClient, page.data)
else root.replaceChildren()
const { alive, recount } = watchHydration(root)

/**
 * Milliseconds that storage may take to answer before the network is the better bet. Where the document has no page, there
 * may be no network either.
 */
const longestRestore = page ? 300 : 2000

// Mock data must never be shown as the API's, nor the other way round.
const version = config.maintenanceMode ? '1.0-mock' : '1.0'
const keptCircuits = openKeptCircuits(version)
const cacheStorage = createCacheStorage(queryClient, version, keptCircuits, openedAt)
const restored = restoreWhenPossible()
cacheStorage.keepUpToDate()
const reach = watchReach(queryClient, config)

const siteKept = keepSite()

// On a slow phone the router alone takes a tenth of a second.
await nextTask()
const client = createApiClient(transport, config.apiBaseUrl, reach)
const router = createAppRouter({
  queryClient,
  client,
  restored,
  clearCache: async () => {
    if (!(await reach.canLoadAgain())) throw new NetworkError('No network', { mayHaveArrived: false })
    await cacheStorage.clear()
  },
  storedLists: cacheStorage.find,
  visit: { openedAt, builtAt: page?.builtAt },
  siteKept,
  keepSite: () => siteKept.then(keepFiles),
  keptCircuits,
})
followPageChanges(router)
reach.askAtPageChanges(router)
const stopRecounting = router.subscribe('onRendered', recount)
void alive.then(stopRecounting)
void siteKept.then(atRest)
offerDevtools(queryClient)

const app = <App router={router} restored={restored} />
if (page) {
  await loadForHydration(router)
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  delete document.documentElement.dataset['elsewhere']
  createRoot(root).render(app)
  void alive.then(() => document.head.querySelector('title[data-of-page]')?.remove())
}
document.dispatchEvent(new Event('app-listens'))

/** Lists in storage that are newer than the page's show when it is alive. */
async function restoreWhenPossible(): Promise<void> {
  if (page) await alive
  const restoring = cacheStorage.restore()
  // A long list takes a slow phone longer to check, and would take it longer still to load.
  if (await Promise.race([cacheStorage.hasAnswered(), falseAfter(longestRestore)])) return restoring
  void restoring.then(tryFailedPageAgain)
}

/** A page that failed for want of the lists has them now. Any other is left alone, since it would be scrolled to its top. */
function tryFailedPageAgain() {
  if (router.state.matches.some(({ status }) => status !== 'success')) void router.invalidate()
}

/** For visits without network: the lists that came with the page, and all files. Resolves to whether these are kept. */
async function keepSite() {
  await alive
  answerWorkers()
  // A storage that never answers does not keep the files waiting.
  void cacheStorage.saveAll()
  return registerWorker()
}

/**
 * Asks for the network, since a page that a worker has answered says nothing of it, and loads what later visits need. The lists of the
 * embedded API are in its code.
 */
async function atRest(kept: boolean) {
  // On the slowest of networks the worker comes later than anybody has waited for it.
  if (!kept) await whenWorkerIsReady()
  void reach.check()
  if (!config.maintenanceMode) await loadAhead(queryClient, client, nextChance)
}

/** Resolves when the traveller goes to another page, or the network comes back. */
function nextChance() {
  return new Promise<void>((resolve) => {
    const stopPages = router.subscribe('onResolved', ({ pathChanged }) => pathChanged && end())
    const stopNetwork = onlineManager.subscribe((isOnline) => isOnline && end())
    function end() {
      stopPages()
      stopNetwork()
      resolve()
    }
  })
}
