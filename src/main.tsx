import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '#src/api/client.ts'
import { transport } from '#src/api/transport.ts'
import { createCacheStorage } from '#src/app/cache-storage.ts'
import { offerDevtools } from '#src/app/devtools.tsx'
import { followPageChanges } from '#src/app/page-changes.ts'
import { handOverHead } from '#src/app/page-head-handover.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { warmPages } from '#src/app/warm-pages.ts'
import { config } from '#src/config.ts'
import '#src/app/styles.css'

/** Milliseconds that storage may take before the network is the better bet. */
const longestRestore = 300

const queryClient = createQueryClient()
// Mock data must never be shown as the API's, nor the other way round.
const cacheStorage = createCacheStorage(queryClient, config.maintenanceMode ? '1.0-mock' : '1.0')
await Promise.race([
  cacheStorage.restore(),
  new Promise((resolve) => setTimeout(resolve, longestRestore)),
])
cacheStorage.keepUpToDate()

const router = createAppRouter({
  queryClient,
  client: createApiClient(transport, config.apiBaseUrl),
  clearCache: cacheStorage.clear,
  storedLists: cacheStorage.find,
})
followPageChanges(router)
handOverHead(router)
warmPages(router)
offerDevtools(queryClient)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
