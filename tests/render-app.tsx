import { createMemoryHistory } from '@tanstack/react-router'
import type { RequestHandler } from 'msw'
import { Fragment, StrictMode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react/pure'
import type { AccessToken } from '#src/api/chat.ts'
import { monitorConnectivity } from '#src/api/connectivity.ts'
import { createApp } from '#src/app/create-app.tsx'
import { markFocus } from '#src/app/focus-marks.ts'
import { manageScrollAndFocus } from '#src/app/page-changes.ts'
import { queryPersister } from '#src/app/query-persister.ts'
import { mockApi } from '#tests/mock-fetch.ts'
import '#src/app/styles.css'

type Options = {
  /** Answer before the mock API's own handlers do: a test injects its failures here. */
  handlers?: RequestHandler[]
  chatAccessToken?: AccessToken
  /** Render twice and run each effect twice, as main.tsx does in development. It takes half as long again. */
  isStrict?: boolean
}

/** Renders the whole site at `url` as main.tsx does, with MSW in the API's place. */
export async function renderApp(url: string, { handlers = [], isStrict = false, ...options }: Options = {}) {
  const requests = mockApi(handlers)
  let isFinished = false
  onTestFinished(async () => {
    isFinished = true
    // A list that has just arrived is stored in the next task, before the next test clears the storage.
    await new Promise((resolve) => setTimeout(resolve))
  })
  // A list that arrives after the test must not be stored, or the next test would start with it.
  const persister: typeof queryPersister = (queryFn, context, query) =>
    queryPersister(
      async (queryContext) => {
        const data = await queryFn(queryContext)
        return isFinished ? new Promise<never>(() => {}) : data
      },
      context,
      query,
    )
  const { queryClient, router, App } = createApp({
    ...options,
    persister,
    history: createMemoryHistory({ initialEntries: [url] }),
  })
  onTestFinished(monitorConnectivity(queryClient))
  manageScrollAndFocus(router)
  markFocus()
  const Mode = isStrict ? StrictMode : Fragment
  const screen = await render(
    <Mode>
      <App />
    </Mode>,
  )
  return { screen, router, queryClient, requests }
}
