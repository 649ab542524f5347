import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from '#src/app/react-root.ts'
import { allowDevtoolsMarkup } from '#src/app/trusted-types.ts'

declare global {
  /** Opens React Query Devtools, in production too. */
  var openQueryDevtools: () => Promise<void>
}

/** Opens React Query Devtools in development; elsewhere they load when `openQueryDevtools()` is typed in the console. */
export function offerDevtools(queryClient: QueryClient): void {
  globalThis.openQueryDevtools = async () => {
    allowDevtoolsMarkup()
    const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools/production')
    const host = document.body.appendChild(document.createElement('div'))
    createRoot(host).render(
      <ReactQueryDevtools client={queryClient} initialIsOpen={!import.meta.env.DEV} />,
    )
  }
  if (import.meta.env.DEV) void globalThis.openQueryDevtools()
}
