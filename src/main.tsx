import { hydrate } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { monitorConnectivity } from '#src/api/connectivity.ts'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { prefetchForOffline } from '#src/api/list-query.ts'
import { placesQueryOptions } from '#src/api/places.ts'
import { routesQueryOptions } from '#src/api/routes.ts'
import { createApp } from '#src/app/create-app.tsx'
import { offerDevtools } from '#src/app/devtools.tsx'
import { markFocus } from '#src/app/focus-marks.ts'
import { loadForHydration, readPageData, whenHydrated } from '#src/app/hydration.ts'
import { manageScrollAndFocus } from '#src/app/page-changes.ts'
import { queryPersister, syncHydratedLists } from '#src/app/query-persister.ts'
import { restrictMarkup } from '#src/app/trusted-types.ts'
import { config } from '#src/config.ts'
import { watchMissingCode } from '#src/layout/page-error.tsx'
import { whenIdle } from '#src/lib/async.ts'
import { registerServiceWorker } from '#src/lib/register-service-worker.ts'
import { removeFormerDatabases } from '#src/storage/stored-lists.ts'
import '#src/app/styles.css'

restrictMarkup()
watchMissingCode()
const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

const hydrated = whenHydrated()
const pageData = readPageData()

const { queryClient, router, App } = createApp({
  persister: async (queryFn, context, query) => {
    // Lists that the prerendered page does not show must not be in the first render either.
    if (pageData && !pageData.omitted.includes(query.queryHash)) await hydrated
    return queryPersister(queryFn, context, query)
  },
})
monitorConnectivity(queryClient)
manageScrollAndFocus(router)
markFocus()
offerDevtools(queryClient)

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
if (pageData) {
  hydrate(queryClient, pageData.queries)
  await loadForHydration({ router, queryClient }, pageData)
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  root.replaceChildren()
  delete document.documentElement.dataset['elsewhere']
  createRoot(root).render(app)
}

await hydrated
// Where the document was another page's, its title has stayed until the app set one.
if (!pageData) document.head.querySelector('title[data-of-page]')?.remove()
await whenIdle()
registerServiceWorker().catch((error: unknown) => console.warn('The service worker cannot be registered', error))
removeFormerDatabases()
await syncHydratedLists(queryClient)
// Loads every list for offline visits. The embedded mock API works offline anyway.
if (!config.maintenanceMode) {
  await prefetchForOffline(queryClient, circuitsQueryOptions())
  await prefetchForOffline(queryClient, placesQueryOptions())
  await prefetchForOffline(queryClient, routesQueryOptions())
  await prefetchForOffline(queryClient, emergencyContactsQueryOptions())
}
