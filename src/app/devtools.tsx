import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { allowDevtoolsMarkup } from '#src/app/trusted-types.ts'

/** Opens React Query Devtools in development. In production, `openQueryDevtools()` in the console loads them. */
export function offerDevtools(queryClient: QueryClient): void {
  globalThis.openQueryDevtools = async () => {
    allowDevtoolsMarkup()
    const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools/production')
    const host = document.body.appendChild(document.createElement('div'))
    createRoot(host).render(<ReactQueryDevtools client={queryClient} initialIsOpen={!import.meta.env.DEV} />)
  }
  if (import.meta.env.DEV) void globalThis.openQueryDevtools()
}
