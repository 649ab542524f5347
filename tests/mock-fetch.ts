import { getResponse, type RequestHandler } from 'msw'
import { onTestFinished } from 'vitest'
import { handlers as mockHandlers } from '#mocks/handlers.ts'

/**
 * Puts MSW behind `fetch` until the test ends: `handlers` answer first, then the mock API. Other requests go to the network.
 * Returns the requests to the API.
 */
export function mockApi(handlers: readonly RequestHandler[] = []): Request[] {
  const requests: Request[] = []
  const realFetch = globalThis.fetch

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith('/api/')) return realFetch(input, init)
    requests.push(request.clone())
    const response = await Promise.race([getResponse([...handlers, ...mockHandlers], request), abortOf(request.signal)])
    if (!response) throw new Error(`No handler for ${request.method} ${request.url}`)
    // fetch rejects where MSW returns HttpResponse.error().
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  onTestFinished(() => {
    globalThis.fetch = realFetch
  })
  return requests
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
