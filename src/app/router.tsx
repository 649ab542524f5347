import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PageFailure } from '#src/layout/page-failure.tsx'
import { routeTree } from '#src/route-tree.gen.ts'
import type { RouterContext } from '#src/routes/-router-context.ts'

/**
 * A fresh router; tests and the build give it a memory history. Whoever embeds the site gives its assistant a bearer token by
 * `context.chatAccessToken`.
 */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // Query alone decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultErrorComponent: PageFailure,
    scrollRestoration: false,
    caseSensitive: true,
    Wrap: ({ children }) => (
      <QueryClientProvider client={context.queryClient}>{children}</QueryClientProvider>
    ),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
