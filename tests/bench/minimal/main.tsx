import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { CircuitFrame, Overview, Places, Routes } from '#tests/bench/minimal/circuit.tsx'
import { Home } from '#tests/bench/minimal/home.tsx'
import { circuitsQuery, placesQuery, routesQuery } from '#tests/bench/minimal/lists.ts'
import '#tests/bench/minimal/main.css'

/**
 * The baseline for interactions: the least code with which React, the router and the query cache show the site's circuits,
 * places and routes from the same API, without design, storage or validation. The elements that the bench taps are the same as on the site.
 */
const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()()

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) => void context.queryClient.prefetchQuery(circuitsQuery),
  component: Home,
})

const circuitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/circuits/$slug',
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(placesQuery)
    void queryClient.prefetchQuery(routesQuery)
    await queryClient.ensureQueryData(circuitsQuery)
  },
  component: CircuitFrame,
})

const tabs = [
  createRoute({ getParentRoute: () => circuitRoute, path: '/', component: Overview }),
  createRoute({ getParentRoute: () => circuitRoute, path: 'lieux', component: Places }),
  createRoute({ getParentRoute: () => circuitRoute, path: 'routes', component: Routes }),
]

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
const router = createRouter({
  routeTree: rootRoute.addChildren([homeRoute, circuitRoute.addChildren(tabs)]),
  context: { queryClient },
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
